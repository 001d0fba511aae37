// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
import { ucs2length } from "@segmark/openapi/validation";
// The text of this module, without its types, becomes part of generated validators; so it imports nothing.
/**
 * What to report about a choice (`anyOf`, `oneOf`) that no alternative fits: the faults of the alternative that was
 * meant, or only the choice itself if that is not clear.
 * @param faults  of all alternatives, one after the other, and last of the choice; what precedes them is kept
 * @param start   where they begin
 * @param ends    where those of each alternative end
 */
function closest(faults, start, ends, tag) {
    const choice = faults.at(-1);
    if (choice === undefined)
        return faults;
    const path = choice.instancePath;
    const keep = (chosen) => [...faults.slice(0, start), ...chosen];
    const branches = [...ends].map((end, index) => {
        const from = ends.slice(0, index).findLast((earlier) => earlier !== undefined) ?? start;
        return end === undefined ? [] : faults.slice(from, end);
    });
    /** A value of another type was not meant for the alternative. */
    const possible = branches.filter((branch) => branch.length > 0 && !branch.some(({ keyword, instancePath }) => keyword === "type" && instancePath === path));
    const isProperty = ({ instancePath }) => instancePath.startsWith(`${path}/`) && !instancePath.includes("/", path.length + 1);
    const isConstant = (fault) => (fault.keyword === "const" || fault.keyword === "enum") && isProperty(fault);
    if (tag !== undefined && possible.length > 0) {
        const [name, values, sent] = tag;
        const params = { missingProperty: name, choices: values.flat() };
        if (sent === undefined)
            return keep([{ ...choice, keyword: "required", params }]);
        const chosen = branches[values.findIndex((known) => known.includes(sent))];
        const key = name.replaceAll("~", "~0").replaceAll("/", "~1");
        if (chosen === undefined)
            return keep([{ ...choice, instancePath: `${path}/${key}`, keyword: "enum", params }]);
        if (chosen.length > 0)
            return keep(chosen);
    }
    // What is missing, unknown, or another constant tells alternatives apart, rather than what is wrong inside.
    const ranked = possible
        .map((branch) => ({
        branch,
        shape: branch.filter((fault) => fault.instancePath === path || isConstant(fault)).length,
    }))
        .sort((a, b) => a.shape - b.shape || a.branch.length - b.branch.length);
    const [best, next] = ranked;
    if (best === undefined)
        return keep([choice]);
    const common = best.branch.find((fault) => isConstant(fault) &&
        possible.every((branch) => branch.some((other) => isConstant(other) && other.instancePath === fault.instancePath)));
    if (common !== undefined && next !== undefined) {
        const choices = possible
            .flatMap((branch) => branch.filter((fault) => isConstant(fault) && fault.instancePath === common.instancePath))
            .flatMap(({ params }) => params["allowedValues"] ?? [params["allowedValue"]]);
        return keep([{ ...common, params: { choices } }]);
    }
    const isClear = next === undefined || best.shape < next.shape || best.branch.length < next.branch.length;
    return keep(isClear ? best.branch : [choice]);
}
const enum_09c77012fd4d = ["request_timeout"];
const enum_3ce28ef85349 = ["migration_failed","loader_failed","internal"];
const enum_4482dd6af1a6 = ["body_too_large"];
const enum_465807904536 = ["storage_timeout","cancelled"];
const enum_5c7b82662234 = ["not_local","cross_site"];
const enum_6577b1f30a87 = ["unsupported_media_type"];
const enum_6cae7220bedd = ["leader_not_found","several_leaders","leader_unreachable","leadership_lost","config_store_unavailable","overloaded","shutting_down"];
const enum_6d5957e92398 = ["bad_config"];
const enum_96a31ceb92c0 = ["unauthorized"];
const enum_a2402c22ca34 = ["bad_request","malformed_json"];
const enum_c0574cbd1a4e = ["sqlite","galera","group","async",null];
const enum_c593cd294b24 = ["applied","nothing_to_do","failed","timed_out","leadership_lost","unreachable","refused","halted","not_started"];
const enum_c5d07615d1a5 = ["run_in_progress","applied_list_in_config","lists_differ","order_violation","applied_migration_changed","schema_differs","schema_invalid","config_conflict","state_inconsistent","user_bypasses_read_only"];
const enum_f994788c13d7 = ["not_found","unknown_run"];
const format_uuid = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const hasOwnProperty = Object.prototype.hasOwnProperty;
const pattern_f1bc5274226c = new RegExp("^urn:migrator:[a-z_]+$", "u");
const properties_6ec0d4fb2095 = {"migration":0,"outcome":0,"started_at":0,"ended_at":0,"duration_ms":0,"coordinator":0,"run_id":0,"checksum":0,"error":0};
const type_182b32493dcc = ["integer","null"];
const type_e4a8fde2a20a = ["number","null"];
const type_ebf51c8947af = ["object","null"];
const type_f2aa28b7b593 = ["string","null"];
function AmendedMigration_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.migration === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migration"}}); }
  if(data.change === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"}}); }
  if(data.detail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "migration") || (key0 === "change")) || (key0 === "detail"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.migration !== undefined){
   if(typeof data.migration !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/migration",schemaPath:"#/properties/migration/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.change !== undefined){
   if(typeof data.change !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.detail !== undefined){
   let data2 = data.detail;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 AmendedMigration_reply.errors = vErrors;
 return errors === 0;
}
function Amendment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.changes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}}); }
  if(data.remarks === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remarks"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "changes") || (key0 === "remarks"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.changes !== undefined){
   let data0 = data.changes;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(AmendedMigration_reply(data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? AmendedMigration_reply.errors : vErrors.concat(AmendedMigration_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.remarks !== undefined){
   let data2 = data.remarks;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(typeof data2[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/remarks/" + i1,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Amendment_reply.errors = vErrors;
 return errors === 0;
}
function Amendments_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.written === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "written"}}); }
  if(data.leaders === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaders"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "written") || (key0 === "leaders"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.written !== undefined){
   if(typeof data.written !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/written",schemaPath:"#/properties/written/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.leaders !== undefined){
   let data1 = data.leaders;
   if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    const start1 = errors;
    for(const key1 in data1){
     if(!(Amendment_reply(data1[key1], {instancePath:instancePath+"/leaders/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
      vErrors = vErrors === null ? Amendment_reply.errors : vErrors.concat(Amendment_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Amendments_reply.errors = vErrors;
 return errors === 0;
}
function AppliedNow_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.applied === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "applied") || (key0 === "warnings"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.applied !== undefined){
   if(!(NamesByLeader_reply(data.applied, {instancePath:instancePath+"/applied",parentData:data,parentDataProperty:"applied",rootData}))){
    vErrors = vErrors === null ? NamesByLeader_reply.errors : vErrors.concat(NamesByLeader_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.warnings !== undefined){
   let data1 = data.warnings;
   if(Array.isArray(data1)){
    const len0 = data1.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     let data2 = data1[i0];
     if(typeof data2 === "string"){
      if(ucs2length(data2) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,schemaPath:"Warnings_reply/items/minLength",keyword:"minLength",params:{limit: 1}}); }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,schemaPath:"Warnings_reply/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"Warnings_reply/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 AppliedNow_reply.errors = vErrors;
 return errors === 0;
}
function Applied_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.applied === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "applied")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.applied !== undefined){
   if(!(NamesByLeader_reply(data.applied, {instancePath:instancePath+"/applied",parentData:data,parentDataProperty:"applied",rootData}))){
    vErrors = vErrors === null ? NamesByLeader_reply.errors : vErrors.concat(NamesByLeader_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Applied_reply.errors = vErrors;
 return errors === 0;
}
function Attempt_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.outcome === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}}); }
  if(data.started_at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"}}); }
  if(data.ended_at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ended_at"}}); }
  if(data.error === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}}); }
  if(data.place === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "run_id") || (key0 === "name")) || (key0 === "outcome")) || (key0 === "started_at")) || (key0 === "ended_at")) || (key0 === "error")) || (key0 === "place"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.run_id !== undefined){
   if(typeof data.run_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.name !== undefined){
   if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.outcome !== undefined){
   if(typeof data.outcome !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.started_at !== undefined){
   let data3 = data.started_at;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/started_at",schemaPath:"Time_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/started_at",schemaPath:"Time_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.ended_at !== undefined){
   let data4 = data.ended_at;
   if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.error !== undefined){
   let data5 = data.error;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.place !== undefined){
   let data6 = data.place;
   const _errs16 = errors;
   let ends0 = [];
   let valid2 = false;
   const _errs17 = errors;
   if(!(FailurePlace_reply(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
    vErrors = vErrors === null ? FailurePlace_reply.errors : vErrors.concat(FailurePlace_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs17 === errors;
   ends0[0] = errors;
   valid2 = valid2 || _valid0;
   if(!valid2){
    const _errs18 = errors;
    if(data6 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs18 === errors;
    ends0[1] = errors;
    valid2 = valid2 || _valid0;
   }
   if(!valid2){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs16, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs16;
    if(vErrors !== null){
     if(_errs16){
      vErrors.length = _errs16;
     }else {
      vErrors = null;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Attempt_reply.errors = vErrors;
 return errors === 0;
}
function BadConfigProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "bad_config")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_6d5957e92398}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 BadConfigProblem_reply.errors = vErrors;
 return errors === 0;
}
function BadRequestProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "bad_request") || (data0 === "malformed_json"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_a2402c22ca34}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 BadRequestProblem_reply.errors = vErrors;
 return errors === 0;
}
function Cancelled_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "run_id")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.run_id !== undefined){
   let data0 = data.run_id;
   if(typeof data0 === "string"){
    if(!(format_uuid.test(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Cancelled_reply.errors = vErrors;
 return errors === 0;
}
function ClusterConfig_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.version === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}}); }
  if(data.changed_at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed_at"}}); }
  if(data.changed_by === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed_by"}}); }
  if(data.sections === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "version") || (key0 === "changed_at")) || (key0 === "changed_by")) || (key0 === "sections"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.version !== undefined){
   let data0 = data.version;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.changed_at !== undefined){
   let data1 = data.changed_at;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changed_at",schemaPath:"Time_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 0 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changed_at",schemaPath:"Time_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.changed_by !== undefined){
   if(typeof data.changed_by !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changed_by",schemaPath:"#/properties/changed_by/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sections !== undefined){
   let data3 = data.sections;
   if(Array.isArray(data3)){
    const len0 = data3.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(Section_reply(data3[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? Section_reply.errors : vErrors.concat(Section_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ClusterConfig_reply.errors = vErrors;
 return errors === 0;
}
function ConflictProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!((((((((((data0 === "run_in_progress") || (data0 === "applied_list_in_config")) || (data0 === "lists_differ")) || (data0 === "order_violation")) || (data0 === "applied_migration_changed")) || (data0 === "schema_differs")) || (data0 === "schema_invalid")) || (data0 === "config_conflict")) || (data0 === "state_inconsistent")) || (data0 === "user_bypasses_read_only"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_c5d07615d1a5}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 ConflictProblem_reply.errors = vErrors;
 return errors === 0;
}
function FailedProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data0 === "migration_failed") || (data0 === "loader_failed")) || (data0 === "internal"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_3ce28ef85349}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 FailedProblem_reply.errors = vErrors;
 return errors === 0;
}
function FailurePlace_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.file === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}}); }
  if(data.line === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"}}); }
  if(data.statement === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statement"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "file") || (key0 === "line")) || (key0 === "statement"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.file !== undefined){
   let data0 = data.file;
   if((typeof data0 !== "string") && (data0 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.line !== undefined){
   let data1 = data.line;
   if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: type_182b32493dcc}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.statement !== undefined){
   let data2 = data.statement;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/maxLength",keyword:"maxLength",params:{limit: 1000}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 FailurePlace_reply.errors = vErrors;
 return errors === 0;
}
function ForbiddenProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "not_local") || (data0 === "cross_site"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_5c7b82662234}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 ForbiddenProblem_reply.errors = vErrors;
 return errors === 0;
}
function HistoryLine_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.migration === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migration"}}); }
  if(data.outcome === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}}); }
  if(data.started_at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "started_at"}}); }
  if(data.ended_at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ended_at"}}); }
  if(data.duration_ms === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"}}); }
  if(data.coordinator === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coordinator"}}); }
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  if(data.checksum === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checksum"}}); }
  if(data.error === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_6ec0d4fb2095, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.migration !== undefined){
   if(typeof data.migration !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/migration",schemaPath:"#/properties/migration/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.outcome !== undefined){
   if(typeof data.outcome !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.started_at !== undefined){
   let data2 = data.started_at;
   if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.ended_at !== undefined){
   let data3 = data.ended_at;
   if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.duration_ms !== undefined){
   let data4 = data.duration_ms;
   if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.coordinator !== undefined){
   let data5 = data.coordinator;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/coordinator",schemaPath:"#/properties/coordinator/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.run_id !== undefined){
   let data6 = data.run_id;
   if((typeof data6 !== "string") && (data6 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.checksum !== undefined){
   let data7 = data.checksum;
   if((typeof data7 !== "string") && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/checksum",schemaPath:"#/properties/checksum/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.error !== undefined){
   let data8 = data.error;
   if((typeof data8 !== "string") && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 HistoryLine_reply.errors = vErrors;
 return errors === 0;
}
function History_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.history === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "history")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.history !== undefined){
   let data0 = data.history;
   if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
    const start1 = errors;
    for(const key1 in data0){
     let data1 = data0[key1];
     if(Array.isArray(data1)){
      const len0 = data1.length;
      const start2 = errors;
      for(let i0=0; i0<len0; i0++){
       if(!(HistoryLine_reply(data1[i0], {instancePath:instancePath+"/history/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
        vErrors = vErrors === null ? HistoryLine_reply.errors : vErrors.concat(HistoryLine_reply.errors.slice(0, 20));
        errors = vErrors.length;
       }
       if(errors - start2 >= 20){
        break;
       }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/history/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/history/additionalProperties/type",keyword:"type",params:{type: "array"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 History_reply.errors = vErrors;
 return errors === 0;
}
function Holder_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  if(data.owner === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"}}); }
  if(data.since === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "run_id") || (key0 === "owner")) || (key0 === "since"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.run_id !== undefined){
   let data0 = data.run_id;
   if((typeof data0 !== "string") && (data0 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.owner !== undefined){
   let data1 = data.owner;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.since !== undefined){
   let data2 = data.since;
   if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Holder_reply.errors = vErrors;
 return errors === 0;
}
function InstanceStatus_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.alias === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"}}); }
  if(data.reachable === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reachable"}}); }
  if(data.writable === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "writable"}}); }
  if(data.mode === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}}); }
  if(data.version === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}}); }
  if(data.why === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "alias") || (key0 === "reachable")) || (key0 === "writable")) || (key0 === "mode")) || (key0 === "version")) || (key0 === "why"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.alias !== undefined){
   if(typeof data.alias !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reachable !== undefined){
   if(typeof data.reachable !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reachable",schemaPath:"#/properties/reachable/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.writable !== undefined){
   if(typeof data.writable !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/writable",schemaPath:"#/properties/writable/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.mode !== undefined){
   let data3 = data.mode;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(!(((((data3 === "sqlite") || (data3 === "galera")) || (data3 === "group")) || (data3 === "async")) || (data3 === null))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: enum_c0574cbd1a4e}}); }
  }
  if(data.version !== undefined){
   let data4 = data.version;
   if((typeof data4 !== "string") && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.why !== undefined){
   let data5 = data.why;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 InstanceStatus_reply.errors = vErrors;
 return errors === 0;
}
function LeaderOutcome_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.outcome === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}}); }
  if(data.applied_now === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied_now"}}); }
  if(data.applied === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "outcome") || (key0 === "applied_now")) || (key0 === "applied")) || (key0 === "failed")) || (key0 === "error")) || (key0 === "place")) || (key0 === "still_running"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.outcome !== undefined){
   let data0 = data.outcome;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((data0 === "applied") || (data0 === "nothing_to_do")) || (data0 === "failed")) || (data0 === "timed_out")) || (data0 === "leadership_lost")) || (data0 === "unreachable")) || (data0 === "refused")) || (data0 === "halted")) || (data0 === "not_started"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: enum_c593cd294b24}}); }
  }
  if(data.applied_now !== undefined){
   if(!(MigrationNames_reply(data.applied_now, {instancePath:instancePath+"/applied_now",parentData:data,parentDataProperty:"applied_now",rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.applied !== undefined){
   if(!(MigrationNames_reply(data.applied, {instancePath:instancePath+"/applied",parentData:data,parentDataProperty:"applied",rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.failed !== undefined){
   if(typeof data.failed !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.error !== undefined){
   if(typeof data.error !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.place !== undefined){
   if(!(FailurePlace_reply(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
    vErrors = vErrors === null ? FailurePlace_reply.errors : vErrors.concat(FailurePlace_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.still_running !== undefined){
   if(typeof data.still_running !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/still_running",schemaPath:"#/properties/still_running/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LeaderOutcome_reply.errors = vErrors;
 return errors === 0;
}
function LeaderState_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.applied === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"}}); }
  if(data.pending === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"}}); }
  if(data.interrupted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interrupted"}}); }
  if(data.running === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "running"}}); }
  if(data.last === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"}}); }
  if(data.lock === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lock"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "applied") || (key0 === "pending")) || (key0 === "interrupted")) || (key0 === "running")) || (key0 === "last")) || (key0 === "lock"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.applied !== undefined){
   if(!(MigrationNames_reply(data.applied, {instancePath:instancePath+"/applied",parentData:data,parentDataProperty:"applied",rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.pending !== undefined){
   if(!(MigrationNames_reply(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.interrupted !== undefined){
   if(!(MigrationNames_reply(data.interrupted, {instancePath:instancePath+"/interrupted",parentData:data,parentDataProperty:"interrupted",rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.running !== undefined){
   let data3 = data.running;
   const _errs9 = errors;
   let ends0 = [];
   let valid4 = false;
   const _errs10 = errors;
   if(!(Running_reply(data3, {instancePath:instancePath+"/running",parentData:data,parentDataProperty:"running",rootData}))){
    vErrors = vErrors === null ? Running_reply.errors : vErrors.concat(Running_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs10 === errors;
   ends0[0] = errors;
   valid4 = valid4 || _valid0;
   if(!valid4){
    const _errs11 = errors;
    if(data3 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/running",schemaPath:"#/properties/running/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs11 === errors;
    ends0[1] = errors;
    valid4 = valid4 || _valid0;
   }
   if(!valid4){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/running",schemaPath:"#/properties/running/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs9, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs9;
    if(vErrors !== null){
     if(_errs9){
      vErrors.length = _errs9;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.last !== undefined){
   let data4 = data.last;
   const _errs14 = errors;
   let ends1 = [];
   let valid5 = false;
   const _errs15 = errors;
   if(!(Attempt_reply(data4, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData}))){
    vErrors = vErrors === null ? Attempt_reply.errors : vErrors.concat(Attempt_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid1 = _errs15 === errors;
   ends1[0] = errors;
   valid5 = valid5 || _valid1;
   if(!valid5){
    const _errs16 = errors;
    if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/last",schemaPath:"#/properties/last/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid1 = _errs16 === errors;
    ends1[1] = errors;
    valid5 = valid5 || _valid1;
   }
   if(!valid5){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/last",schemaPath:"#/properties/last/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs14, ends1, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs14;
    if(vErrors !== null){
     if(_errs14){
      vErrors.length = _errs14;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.lock !== undefined){
   let data5 = data.lock;
   const _errs19 = errors;
   let ends2 = [];
   let valid6 = false;
   const _errs20 = errors;
   if(!(Holder_reply(data5, {instancePath:instancePath+"/lock",parentData:data,parentDataProperty:"lock",rootData}))){
    vErrors = vErrors === null ? Holder_reply.errors : vErrors.concat(Holder_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid2 = _errs20 === errors;
   ends2[0] = errors;
   valid6 = valid6 || _valid2;
   if(!valid6){
    const _errs21 = errors;
    if(data5 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid2 = _errs21 === errors;
    ends2[1] = errors;
    valid6 = valid6 || _valid2;
   }
   if(!valid6){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs19, ends2, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs19;
    if(vErrors !== null){
     if(_errs19){
      vErrors.length = _errs19;
     }else {
      vErrors = null;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LeaderState_reply.errors = vErrors;
 return errors === 0;
}
function MigrationNames_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   let data0 = data[i0];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 MigrationNames_reply.errors = vErrors;
 return errors === 0;
}
function Moved_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.migrations_moved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "migrations_moved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "migrations_moved")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.migrations_moved !== undefined){
   if(!(NamesByLeader_reply(data.migrations_moved, {instancePath:instancePath+"/migrations_moved",parentData:data,parentDataProperty:"migrations_moved",rootData}))){
    vErrors = vErrors === null ? NamesByLeader_reply.errors : vErrors.concat(NamesByLeader_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Moved_reply.errors = vErrors;
 return errors === 0;
}
function NamesByLeader_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  const start0 = errors;
  for(const key0 in data){
   if(!(MigrationNames_reply(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
    vErrors = vErrors === null ? MigrationNames_reply.errors : vErrors.concat(MigrationNames_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 NamesByLeader_reply.errors = vErrors;
 return errors === 0;
}
function NotFoundProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "not_found") || (data0 === "unknown_run"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_f994788c13d7}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 NotFoundProblem_reply.errors = vErrors;
 return errors === 0;
}
function Plan_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.pending === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pending"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "pending")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.pending !== undefined){
   if(!(NamesByLeader_reply(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
    vErrors = vErrors === null ? NamesByLeader_reply.errors : vErrors.concat(NamesByLeader_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Plan_reply.errors = vErrors;
 return errors === 0;
}
function Problem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.title === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}}); }
  if(data.status === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}}); }
  if(data.detail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}}); }
  if(data.code === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 === "string"){
    if(!pattern_f1bc5274226c.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^urn:migrator:[a-z_]+$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.title !== undefined){
   if(typeof data.title !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.status !== undefined){
   let data2 = data.status;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 > 599 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}); }
    if(data2 < 400 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}); }
   }
  }
  if(data.detail !== undefined){
   if(typeof data.detail !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.code !== undefined){
   if(typeof data.code !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.run_id !== undefined){
   let data5 = data.run_id;
   if(typeof data5 === "string"){
    if(!(format_uuid.test(data5))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.leaders !== undefined){
   let data6 = data.leaders;
   if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
    const start0 = errors;
    for(const key0 in data6){
     if(!(LeaderOutcome_reply(data6[key0], {instancePath:instancePath+"/leaders/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key0,rootData}))){
      vErrors = vErrors === null ? LeaderOutcome_reply.errors : vErrors.concat(LeaderOutcome_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/leaders",schemaPath:"#/properties/leaders/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Problem_reply.errors = vErrors;
 return errors === 0;
}
function ReplicaSetStatus_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.leader === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leader"}}); }
  if(data.problem === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problem"}}); }
  if(data.instances === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instances"}}); }
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "name") || (key0 === "leader")) || (key0 === "problem")) || (key0 === "instances")) || (key0 === "state"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.leader !== undefined){
   let data1 = data.leader;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.problem !== undefined){
   let data2 = data.problem;
   const _errs7 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs8 = errors;
   if(!(Trouble_reply(data2, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
    vErrors = vErrors === null ? Trouble_reply.errors : vErrors.concat(Trouble_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs8 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs9 = errors;
    if(data2 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs9 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs7, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs7;
    if(vErrors !== null){
     if(_errs7){
      vErrors.length = _errs7;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.instances !== undefined){
   let data3 = data.instances;
   if(Array.isArray(data3)){
    const len0 = data3.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(InstanceStatus_reply(data3[i0], {instancePath:instancePath+"/instances/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? InstanceStatus_reply.errors : vErrors.concat(InstanceStatus_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.state !== undefined){
   let data5 = data.state;
   const _errs15 = errors;
   let ends1 = [];
   let valid4 = false;
   const _errs16 = errors;
   if(!(LeaderState_reply(data5, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
    vErrors = vErrors === null ? LeaderState_reply.errors : vErrors.concat(LeaderState_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid1 = _errs16 === errors;
   ends1[0] = errors;
   valid4 = valid4 || _valid1;
   if(!valid4){
    const _errs17 = errors;
    if(data5 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid1 = _errs17 === errors;
    ends1[1] = errors;
    valid4 = valid4 || _valid1;
   }
   if(!valid4){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs15, ends1, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs15;
    if(vErrors !== null){
     if(_errs15){
      vErrors.length = _errs15;
     }else {
      vErrors = null;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReplicaSetStatus_reply.errors = vErrors;
 return errors === 0;
}
function RequestTimeoutProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "request_timeout")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_09c77012fd4d}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 RequestTimeoutProblem_reply.errors = vErrors;
 return errors === 0;
}
function Running_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.since === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}}); }
  if(data.elapsed_ms === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elapsed_ms"}}); }
  if(data.limit_ms === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit_ms"}}); }
  if(data.progress === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"}}); }
  if(data.waiting === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waiting"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "run_id") || (key0 === "name")) || (key0 === "since")) || (key0 === "elapsed_ms")) || (key0 === "limit_ms")) || (key0 === "progress")) || (key0 === "waiting"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.run_id !== undefined){
   if(typeof data.run_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.name !== undefined){
   let data1 = data.name;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.since !== undefined){
   let data2 = data.since;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"Time_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"Time_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.elapsed_ms !== undefined){
   let data3 = data.elapsed_ms;
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/elapsed_ms",schemaPath:"#/properties/elapsed_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/elapsed_ms",schemaPath:"#/properties/elapsed_ms/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.limit_ms !== undefined){
   let data4 = data.limit_ms;
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit_ms",schemaPath:"#/properties/limit_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/limit_ms",schemaPath:"#/properties/limit_ms/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.progress !== undefined){
   let data5 = data.progress;
   if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: type_e4a8fde2a20a}}); }
  }
  if(data.waiting !== undefined){
   let data6 = data.waiting;
   if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: type_ebf51c8947af}}); }
   if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
    if(data6.elapsed_ms === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/required",keyword:"required",params:{missingProperty: "elapsed_ms"}}); }
    if(data6.detail === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/required",keyword:"required",params:{missingProperty: "detail"}}); }
    const start1 = errors;
    for(const key1 in data6){
     if(!((key1 === "elapsed_ms") || (key1 === "detail"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
    if(data6.elapsed_ms !== undefined){
     let data7 = data6.elapsed_ms;
     if((typeof data7 == "number") && (isFinite(data7))){
      if(data7 < 0 || isNaN(data7)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting/elapsed_ms",schemaPath:"#/properties/waiting/properties/elapsed_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting/elapsed_ms",schemaPath:"#/properties/waiting/properties/elapsed_ms/type",keyword:"type",params:{type: "number"}}); }
    }
    if(data6.detail !== undefined){
     if(typeof data6.detail !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting/detail",schemaPath:"#/properties/waiting/properties/detail/type",keyword:"type",params:{type: "string"}}); }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Running_reply.errors = vErrors;
 return errors === 0;
}
function Section_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.filename === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}}); }
  if(data.content === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "filename") || (key0 === "content"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.filename !== undefined){
   let data0 = data.filename;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.content !== undefined){
   if(typeof data.content !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Section_reply.errors = vErrors;
 return errors === 0;
}
function Status_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.cluster === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cluster"}}); }
  if(data.config_version === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_version"}}); }
  if(data.run === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"}}); }
  if(data.lists_differ === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lists_differ"}}); }
  if(data.refused === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"}}); }
  if(data.warnings === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"}}); }
  if(data.replicasets === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicasets"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "cluster") || (key0 === "config_version")) || (key0 === "run")) || (key0 === "lists_differ")) || (key0 === "refused")) || (key0 === "warnings")) || (key0 === "replicasets"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.cluster !== undefined){
   if(typeof data.cluster !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.config_version !== undefined){
   let data1 = data.config_version;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/config_version",schemaPath:"#/properties/config_version/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 0 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/config_version",schemaPath:"#/properties/config_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.run !== undefined){
   let data2 = data.run;
   const _errs7 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs8 = errors;
   if(!(Holder_reply(data2, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
    vErrors = vErrors === null ? Holder_reply.errors : vErrors.concat(Holder_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs8 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs9 = errors;
    if(data2 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs9 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs7, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs7;
    if(vErrors !== null){
     if(_errs7){
      vErrors.length = _errs7;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.lists_differ !== undefined){
   if(typeof data.lists_differ !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lists_differ",schemaPath:"#/properties/lists_differ/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.refused !== undefined){
   let data4 = data.refused;
   const _errs14 = errors;
   let ends1 = [];
   let valid2 = false;
   const _errs15 = errors;
   if(!(Trouble_reply(data4, {instancePath:instancePath+"/refused",parentData:data,parentDataProperty:"refused",rootData}))){
    vErrors = vErrors === null ? Trouble_reply.errors : vErrors.concat(Trouble_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid1 = _errs15 === errors;
   ends1[0] = errors;
   valid2 = valid2 || _valid1;
   if(!valid2){
    const _errs16 = errors;
    if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid1 = _errs16 === errors;
    ends1[1] = errors;
    valid2 = valid2 || _valid1;
   }
   if(!valid2){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs14, ends1, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs14;
    if(vErrors !== null){
     if(_errs14){
      vErrors.length = _errs14;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.warnings !== undefined){
   let data5 = data.warnings;
   if(Array.isArray(data5)){
    const len0 = data5.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     let data6 = data5[i0];
     if(typeof data6 === "string"){
      if(ucs2length(data6) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,schemaPath:"Warnings_reply/items/minLength",keyword:"minLength",params:{limit: 1}}); }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,schemaPath:"Warnings_reply/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"Warnings_reply/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.replicasets !== undefined){
   let data7 = data.replicasets;
   if(Array.isArray(data7)){
    const len1 = data7.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(!(ReplicaSetStatus_reply(data7[i1], {instancePath:instancePath+"/replicasets/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
      vErrors = vErrors === null ? ReplicaSetStatus_reply.errors : vErrors.concat(ReplicaSetStatus_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/replicasets",schemaPath:"#/properties/replicasets/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Status_reply.errors = vErrors;
 return errors === 0;
}
function TimeoutProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "storage_timeout") || (data0 === "cancelled"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_465807904536}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 TimeoutProblem_reply.errors = vErrors;
 return errors === 0;
}
function TooLargeProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "body_too_large")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_4482dd6af1a6}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 TooLargeProblem_reply.errors = vErrors;
 return errors === 0;
}
function Trouble_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}}); }
  if(data.detail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "code") || (key0 === "detail"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.code !== undefined){
   if(typeof data.code !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.detail !== undefined){
   if(typeof data.detail !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Trouble_reply.errors = vErrors;
 return errors === 0;
}
function UnauthorizedProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "unauthorized")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_96a31ceb92c0}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 UnauthorizedProblem_reply.errors = vErrors;
 return errors === 0;
}
function UnavailableProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((data0 === "leader_not_found") || (data0 === "several_leaders")) || (data0 === "leader_unreachable")) || (data0 === "leadership_lost")) || (data0 === "config_store_unavailable")) || (data0 === "overloaded")) || (data0 === "shutting_down"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_6cae7220bedd}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 UnavailableProblem_reply.errors = vErrors;
 return errors === 0;
}
function UnsupportedMediaTypeProblem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(!(Problem_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Problem_reply.errors : vErrors.concat(Problem_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.code !== undefined){
   let data0 = data.code;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "unsupported_media_type")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: enum_6577b1f30a87}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"}}); }
 UnsupportedMediaTypeProblem_reply.errors = vErrors;
 return errors === 0;
}
export const replies = {
  "adoptMigrations": { "200": { "application/json": Amendments_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "415": { "application/problem+json": UnsupportedMediaTypeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "baselineMigrations": { "200": { "application/json": Amendments_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "cancelRun": { "202": { "application/json": Cancelled_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "getClusterConfig": { "200": { "application/json": ClusterConfig_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "migrationsApplied": { "200": { "application/json": Applied_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "migrationsHistory": { "200": { "application/json": History_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "migrationsPlan": { "200": { "application/json": Plan_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "migrationsStatus": { "200": { "application/json": Status_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "migrationsUp": { "200": { "application/json": AppliedNow_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply }, "504": { "application/problem+json": TimeoutProblem_reply } },
  "moveMigrationsState": { "200": { "application/json": Moved_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "patchClusterConfig": { "200": { "application/json": ClusterConfig_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "415": { "application/problem+json": UnsupportedMediaTypeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
  "repairMigrations": { "200": { "application/json": Amendments_reply }, "400": { "application/problem+json": BadRequestProblem_reply }, "401": { "application/problem+json": UnauthorizedProblem_reply }, "403": { "application/problem+json": ForbiddenProblem_reply }, "404": { "application/problem+json": NotFoundProblem_reply }, "408": { "application/problem+json": RequestTimeoutProblem_reply }, "409": { "application/problem+json": ConflictProblem_reply }, "413": { "application/problem+json": TooLargeProblem_reply }, "422": { "application/problem+json": BadConfigProblem_reply }, "500": { "application/problem+json": FailedProblem_reply }, "503": { "application/problem+json": UnavailableProblem_reply } },
};
