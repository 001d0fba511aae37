// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
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
const enum_01d5dd8f684e = ["sent","dead"];
const enum_068dfade7c75 = ["waiting","running","handled","dead"];
const enum_1034bbe1b8f1 = ["hide","show","lock","unlock","category"];
const enum_11dcda249fec = ["shown","votedAway","hidden","shadowHidden","locked"];
const enum_14da56d2f7b2 = ["anonymise","delete"];
const enum_24e3a2f0bd85 = ["waiting","sent","dead"];
const enum_434026bd98ff = [0,1,2];
const enum_46c8378abd5e = ["old-submitter-block-date","max-users-per-minute"];
const enum_49a64717d5d4 = [1,2];
const enum_71c6dff9800b = [0,1,2,"0","1","2"];
const enum_7847484247e3 = ["newcomers","downvoted","reported","rejected"];
const enum_ac246202475c = [0,1,null];
const enum_b03e6e777995 = ["minutesSaved","views","segments"];
const enum_e1607a19feda = ["all","30d","7d"];
const enum_f8b78a630e5c = ["submissions.new","submissions.other","vote.up","vote.down","report","warning","lock.created","lock.removed","user.banned","user.unbanned","segment.hidden","segment.shown","video.purged","submission.rejected","test"];
const pattern_00bb23e150b6 = new RegExp("^[0-9]{1,16}[.][0-9]{1,16}[.][a-z0-9][a-z0-9-]{0,62}$", "u");
const pattern_2b87d09f54c7 = new RegExp("^[0-9]{1,16}[.][0-9]{1,16}$", "u");
const pattern_3205785b1c9c = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_4fa4ecb91e2a = new RegExp("^[0-9a-fA-F]{4,32}$", "u");
const pattern_5e6e5233d7dd = new RegExp("^[!-~]+$", "u");
const pattern_63c1c1bc7f23 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern_6dc550e1e0b3 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
const pattern_904c2c4c9b4c = new RegExp("^sha256=[0-9a-f]{64}$", "u");
const pattern_9f95224a97fe = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern_dfb00d27effa = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$", "u");
const pattern_e7d2ae5c0507 = new RegExp("^([Tt]rue|TRUE|[Ff]alse|FALSE)$", "u");
const pattern_f8e993470a2d = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const type_06540268afe4 = ["number","string","null"];
const type_2fc7693f5def = ["integer","string"];
const type_acc8d9ffdfdc = ["string","number","null"];
const type_e62a84f00488 = ["number","string"];
const type_f2aa28b7b593 = ["string","null"];
function BanOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.enabled === undefined){
   data.enabled = true;
  }
  if(data.hideSubmissions === undefined){
   data.hideSubmissions = true;
  }
  if(data.type === undefined){
   data.type = 1;
  }
  if(data.addresses === undefined){
   data.addresses = false;
  }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(typeof data.enabled !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}); }
  if(data.hours !== undefined){
   let data2 = data.hours;
   const _errs7 = errors;
   let valid2 = false;
   const _errs8 = errors;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/anyOf/0/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 > 87600 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 87600}}); }
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
   var _valid0 = _errs8 === errors;
   valid2 = valid2 || _valid0;
   if(!valid2){
    const _errs10 = errors;
    if(data2 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs10 === errors;
    valid2 = valid2 || _valid0;
   }
   if(!valid2){
    errors = _errs7;
    if(vErrors !== null){
     if(_errs7){
      vErrors.length = _errs7;
     }else {
      vErrors = null;
     }
    }
    errors = (vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/anyOf",keyword:"anyOf",params:{}});
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
  if(typeof data.hideSubmissions !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hideSubmissions",schemaPath:"#/properties/hideSubmissions/type",keyword:"type",params:{type: "boolean"}}); }
  let data4 = data.type;
  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}}); }
  if(!((data4 === 1) || (data4 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_49a64717d5d4}}); }
  if(data.categories !== undefined){
   let data5 = data.categories;
   const _errs17 = errors;
   let ends0 = [];
   let valid3 = false;
   const _errs18 = errors;
   if(Array.isArray(data5)){
    if(data5.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data5.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data5.length <= 100){
     const len0 = data5.length;
     const start0 = errors;
     for(let i0=0; i0<len0; i0++){
      let data6 = data5[i0];
      if(typeof data6 === "string"){
       if(ucs2length(data6) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/anyOf/0/items/maxLength",keyword:"maxLength",params:{limit: 64}}); }
       if(ucs2length(data6) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/anyOf/0/items/minLength",keyword:"minLength",params:{limit: 1}}); }
      }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/anyOf/0/items/type",keyword:"type",params:{type: "string"}}); }
      if(errors - start0 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
   var _valid1 = _errs18 === errors;
   ends0[0] = errors;
   valid3 = valid3 || _valid1;
   if(!valid3){
    const _errs22 = errors;
    if(data5 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid1 = _errs22 === errors;
    ends0[1] = errors;
    valid3 = valid3 || _valid1;
   }
   if(!valid3){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs17, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs17;
    if(vErrors !== null){
     if(_errs17){
      vErrors.length = _errs17;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(typeof data.addresses !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "boolean"}}); }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 BanOrder_request.errors = vErrors;
 return errors === 0;
}
function ConfigChange_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.key === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}}); }
  if(data.value === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.key !== undefined){
   let data1 = data.key;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"ConfigKey_request/type",keyword:"type",params:{type: "string"}}); }
   if(!((data1 === "old-submitter-block-date") || (data1 === "max-users-per-minute"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"ConfigKey_request/enum",keyword:"enum",params:{allowedValues: enum_46c8378abd5e}}); }
  }
  if(data.value !== undefined){
   let data2 = data.value;
   if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: type_acc8d9ffdfdc}}); }
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ConfigChange_request.errors = vErrors;
 return errors === 0;
}
function ModerationOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUIDs === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUIDs"}}); }
  if(data.action === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}}); }
  if(data.UUIDs !== undefined){
   let data0 = data.UUIDs;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs",schemaPath:"#/properties/UUIDs/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs",schemaPath:"#/properties/UUIDs/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start0 = errors;
     for(let i0=0; i0<len0; i0++){
      let data1 = data0[i0];
      if(typeof data1 === "string"){
       if(ucs2length(data1) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs/" + i0,schemaPath:"#/properties/UUIDs/items/maxLength",keyword:"maxLength",params:{limit: 128}}); }
       if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs/" + i0,schemaPath:"#/properties/UUIDs/items/minLength",keyword:"minLength",params:{limit: 1}}); }
       if(data1.length <= 256){
        if(!pattern_63c1c1bc7f23.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs/" + i0,schemaPath:"#/properties/UUIDs/items/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
       }
      }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs/" + i0,schemaPath:"#/properties/UUIDs/items/type",keyword:"type",params:{type: "string"}}); }
      if(errors - start0 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs",schemaPath:"#/properties/UUIDs/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.action !== undefined){
   let data2 = data.action;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data2 === "hide") || (data2 === "show")) || (data2 === "lock")) || (data2 === "unlock")) || (data2 === "category"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: enum_1034bbe1b8f1}}); }
  }
  if(data.category !== undefined){
   let data3 = data.category;
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ModerationOrder_request.errors = vErrors;
 return errors === 0;
}
function Reason_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 const _errs0 = errors;
 let valid0 = false;
 const _errs1 = errors;
 if(typeof data === "string"){
  if(ucs2length(data) > 2000){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000}}); }
  if(data.length <= 4000){
   if(!pattern_6dc550e1e0b3.test(data)){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\ud800-\\udfff]*$"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}}); }
 var _valid0 = _errs1 === errors;
 valid0 = valid0 || _valid0;
 if(!valid0){
  const _errs3 = errors;
  if(data !== null){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
 }
 if(!valid0){
  errors = _errs0;
  if(vErrors !== null){
   if(_errs0){
    vErrors.length = _errs0;
   }else {
    vErrors = null;
   }
  }
  errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}});
 }else {
  errors = _errs0;
  if(vErrors !== null){
   if(_errs0){
    vErrors.length = _errs0;
   }else {
    vErrors = null;
   }
  }
 }
 Reason_request.errors = vErrors;
 return errors === 0;
}
function ReplayOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  if(data.state !== undefined){
   let data0 = data.state;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "sent") || (data0 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: enum_01d5dd8f684e}}); }
  }
  if(data.subscription !== undefined){
   let data1 = data.subscription;
   if(typeof data1 === "string"){
    if(!pattern_f8e993470a2d.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data2 = data.type;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_request/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((((((((data2 === "submissions.new") || (data2 === "submissions.other")) || (data2 === "vote.up")) || (data2 === "vote.down")) || (data2 === "report")) || (data2 === "warning")) || (data2 === "lock.created")) || (data2 === "lock.removed")) || (data2 === "user.banned")) || (data2 === "user.unbanned")) || (data2 === "segment.hidden")) || (data2 === "segment.shown")) || (data2 === "video.purged")) || (data2 === "submission.rejected")) || (data2 === "test"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_request/enum",keyword:"enum",params:{allowedValues: enum_f8b78a630e5c}}); }
  }
  if(data.from !== undefined){
   let data3 = data.from;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 > 9007199254740991 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.to !== undefined){
   let data4 = data.to;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 > 9007199254740991 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.cursor !== undefined){
   let data5 = data.cursor;
   if(typeof data5 === "string"){
    if(!pattern_00bb23e150b6.test(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"OutgoingCursor_request/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}[.][0-9]{1,16}[.][a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"OutgoingCursor_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReplayOrder_request.errors = vErrors;
 return errors === 0;
}
function ReviewOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userIDs === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userIDs"}}); }
  if(data.userIDs !== undefined){
   let data0 = data.userIDs;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userIDs",schemaPath:"#/properties/userIDs/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userIDs",schemaPath:"#/properties/userIDs/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start0 = errors;
     for(let i0=0; i0<len0; i0++){
      let data1 = data0[i0];
      if(typeof data1 === "string"){
       if(!pattern_34517ed6cb83.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userIDs/" + i0,schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
      }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userIDs/" + i0,schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
      if(errors - start0 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userIDs",schemaPath:"#/properties/userIDs/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReviewOrder_request.errors = vErrors;
 return errors === 0;
}
function Submission_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userAgent !== undefined){
   let data2 = data.userAgent;
   const _errs8 = errors;
   let valid3 = false;
   const _errs9 = errors;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(data2.length <= 510){
     if(!pattern_3205785b1c9c.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/anyOf/0/type",keyword:"type",params:{type: "string"}}); }
   var _valid0 = _errs9 === errors;
   valid3 = valid3 || _valid0;
   if(!valid3){
    const _errs11 = errors;
    if(data2 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs11 === errors;
    valid3 = valid3 || _valid0;
   }
   if(!valid3){
    errors = _errs8;
    if(vErrors !== null){
     if(_errs8){
      vErrors.length = _errs8;
     }else {
      vErrors = null;
     }
    }
    errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/anyOf",keyword:"anyOf",params:{}});
   }else {
    errors = _errs8;
    if(vErrors !== null){
     if(_errs8){
      vErrors.length = _errs8;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.service !== undefined){
   let data3 = data.service;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.videoDuration !== undefined){
   let data4 = data.videoDuration;
   if(((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")) && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"#/properties/videoDuration/type",keyword:"type",params:{type: type_06540268afe4}}); }
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"#/properties/videoDuration/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.segments !== undefined){
   let data5 = data.segments;
   if(Array.isArray(data5)){
    if(data5.length > 500){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 500}}); }
    if(data5.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data5.length <= 500){
     const len0 = data5.length;
     const start0 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(SubmittedSegment_request(data5[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? SubmittedSegment_request.errors : vErrors.concat(SubmittedSegment_request.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start0 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Submission_request.errors = vErrors;
 return errors === 0;
}
function SubmittedSegment_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.segment !== undefined){
   let data0 = data.segment;
   if(Array.isArray(data0)){
    if(data0.length > 2){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/maxItems",keyword:"maxItems",params:{limit: 2}}); }
    if(data0.length < 2){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/minItems",keyword:"minItems",params:{limit: 2}}); }
    if(data0.length <= 2){
     const len0 = data0.length;
     const start0 = errors;
     for(let i0=0; i0<len0; i0++){
      let data1 = data0[i0];
      if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segment/" + i0,schemaPath:"#/properties/segment/items/type",keyword:"type",params:{type: type_06540268afe4}}); }
      if(typeof data1 === "string"){
       if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segment/" + i0,schemaPath:"#/properties/segment/items/maxLength",keyword:"maxLength",params:{limit: 64}}); }
      }
      if(errors - start0 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.category !== undefined){
   let data2 = data.category;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SubmittedSegment_request.errors = vErrors;
 return errors === 0;
}
function Switch_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 const _errs0 = errors;
 let valid0 = false;
 const _errs1 = errors;
 if(typeof data !== "boolean"){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"}}); }
 var _valid0 = _errs1 === errors;
 valid0 = valid0 || _valid0;
 if(!valid0){
  const _errs3 = errors;
  if(typeof data === "string"){
   if(!pattern_e7d2ae5c0507.test(data)){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^([Tt]rue|TRUE|[Ff]alse|FALSE)$"}}); }
  }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"}}); }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
   const _errs5 = errors;
   if(data !== null){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"}}); }
   var _valid0 = _errs5 === errors;
   valid0 = valid0 || _valid0;
  }
 }
 if(!valid0){
  errors = _errs0;
  if(vErrors !== null){
   if(_errs0){
    vErrors.length = _errs0;
   }else {
    vErrors = null;
   }
  }
  errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}});
 }else {
  errors = _errs0;
  if(vErrors !== null){
   if(_errs0){
    vErrors.length = _errs0;
   }else {
    vErrors = null;
   }
  }
 }
 Switch_request.errors = vErrors;
 return errors === 0;
}
function UndoOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.id !== undefined){
   let data0 = data.id;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 1 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UndoOrder_request.errors = vErrors;
 return errors === 0;
}
function VideoOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VideoOrder_request.errors = vErrors;
 return errors === 0;
}
function VipOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data1 = data.adminUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.enabled !== undefined){
   if(!(Switch_request(data.enabled, {instancePath:instancePath+"/enabled",parentData:data,parentDataProperty:"enabled",rootData}))){
    vErrors = vErrors === null ? Switch_request.errors : vErrors.concat(Switch_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VipOrder_request.errors = vErrors;
 return errors === 0;
}
function WarningOrder_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.issuerUserID !== undefined){
   let data0 = data.issuerUserID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/issuerUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/issuerUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.enabled !== undefined){
   if(!(Switch_request(data.enabled, {instancePath:instancePath+"/enabled",parentData:data,parentDataProperty:"enabled",rootData}))){
    vErrors = vErrors === null ? Switch_request.errors : vErrors.concat(Switch_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.type !== undefined){
   let data4 = data.type;
   if(!(((data4 === 0) || (data4 === 1)) || (data4 === null))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_ac246202475c}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 WarningOrder_request.errors = vErrors;
 return errors === 0;
}
function addUserAsTempVIP_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 addUserAsTempVIP_header.errors = vErrors;
 return errors === 0;
}
function addUserAsTempVIP_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data1 = data.adminUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.channelVideoID !== undefined){
   let data2 = data.channelVideoID;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelVideoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data2) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelVideoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data2.length <= 510){
     if(!pattern_dfb00d27effa.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelVideoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/channelVideoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.enabled !== undefined){
   let data3 = data.enabled;
   if(typeof data3 === "string"){
    if(!pattern_e7d2ae5c0507.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"SwitchText_request/pattern",keyword:"pattern",params:{pattern: "^([Tt]rue|TRUE|[Ff]alse|FALSE)$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"SwitchText_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data4 = data.service;
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 addUserAsTempVIP_query.errors = vErrors;
 return errors === 0;
}
function addUserAsVIP_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data1 = data.adminUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.enabled !== undefined){
   let data2 = data.enabled;
   if(typeof data2 === "string"){
    if(!pattern_e7d2ae5c0507.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"SwitchText_request/pattern",keyword:"pattern",params:{pattern: "^([Tt]rue|TRUE|[Ff]alse|FALSE)$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"SwitchText_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 addUserAsVIP_query.errors = vErrors;
 return errors === 0;
}
function banUser_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 banUser_header.errors = vErrors;
 return errors === 0;
}
function clearCache_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 clearCache_query.errors = vErrors;
 return errors === 0;
}
function deleteMyData_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.mode === undefined){
   data.mode = "anonymise";
  }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data1 = data.mode;
  if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}}); }
  if(!((data1 === "anonymise") || (data1 === "delete"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: enum_14da56d2f7b2}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 deleteMyData_body_json.errors = vErrors;
 return errors === 0;
}
function disableSubscription_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 disableSubscription_path.errors = vErrors;
 return errors === 0;
}
function enableSubscription_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 enableSubscription_path.errors = vErrors;
 return errors === 0;
}
function explainChoice_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data1 = data.service;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 explainChoice_query.errors = vErrors;
 return errors === 0;
}
function exportMyData_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 exportMyData_header.errors = vErrors;
 return errors === 0;
}
function exportMyData_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.cursor !== undefined){
   let data0 = data.cursor;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 exportMyData_query.errors = vErrors;
 return errors === 0;
}
function getChanges_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 500;
  }
  if(data.after !== undefined){
   let data0 = data.after;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 2000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 2000}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 4000){
     if(!pattern_9f95224a97fe.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}}); }
  }
  let data1 = data.limit;
  if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data1 == "number") && (isFinite(data1))){
   if(data1 > 2000 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}}); }
   if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
  if(data.prefix !== undefined){
   let data2 = data.prefix;
   if(typeof data2 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getChanges_query.errors = vErrors;
 return errors === 0;
}
function getChapterNames_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  if(data.description !== undefined){
   let data0 = data.description;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.channelID !== undefined){
   let data1 = data.channelID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelID",schemaPath:"#/properties/channelID/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/channelID",schemaPath:"#/properties/channelID/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getChapterNames_query.errors = vErrors;
 return errors === 0;
}
function getConfig_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getConfig_header.errors = vErrors;
 return errors === 0;
}
function getConfig_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.key === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.key !== undefined){
   let data1 = data.key;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"ConfigKey_request/type",keyword:"type",params:{type: "string"}}); }
   if(!((data1 === "old-submitter-block-date") || (data1 === "max-users-per-minute"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"ConfigKey_request/enum",keyword:"enum",params:{allowedValues: enum_46c8378abd5e}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getConfig_query.errors = vErrors;
 return errors === 0;
}
function getDailyStats_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.days === undefined){
   data.days = 30;
  }
  let data0 = data.days;
  if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data0 == "number") && (isFinite(data0))){
   if(data0 > 366 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366}}); }
   if(data0 < 1 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getDailyStats_query.errors = vErrors;
 return errors === 0;
}
function getDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.id !== undefined){
   let data0 = data.id;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_5e6e5233d7dd.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getDelivery_path.errors = vErrors;
 return errors === 0;
}
function getDumpFile_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.Range !== undefined){
   if(typeof data.Range !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data["If-Range"] !== undefined){
   if(typeof data["If-Range"] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getDumpFile_header.errors = vErrors;
 return errors === 0;
}
function getDumpFile_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.file === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}}); }
  if(data.file !== undefined){
   if(typeof data.file !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getDumpFile_path.errors = vErrors;
 return errors === 0;
}
function getLeaderboard_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.period === undefined){
   data.period = "all";
  }
  if(data.sort === undefined){
   data.sort = "minutesSaved";
  }
  let data0 = data.period;
  if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"}}); }
  if(!(((data0 === "all") || (data0 === "30d")) || (data0 === "7d"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: enum_e1607a19feda}}); }
  if(data.category !== undefined){
   let data1 = data.category;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data2 = data.sort;
  if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}}); }
  if(!(((data2 === "minutesSaved") || (data2 === "views")) || (data2 === "segments"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: enum_b03e6e777995}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getLeaderboard_query.errors = vErrors;
 return errors === 0;
}
function getLockCategoriesByHashPrefix_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.sha256HashPrefix === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256HashPrefix"}}); }
  if(data.sha256HashPrefix !== undefined){
   let data0 = data.sha256HashPrefix;
   if(typeof data0 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getLockCategoriesByHashPrefix_path.errors = vErrors;
 return errors === 0;
}
function getLockCategoriesByHashPrefix_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.actionType === undefined){
   data.actionType = ["skip","mute"];
  }
  if(data.service !== undefined){
   let data0 = data.service;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data1 = data.actionType;
  if(Array.isArray(data1)){
   const len0 = data1.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(typeof data1[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i0,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start0 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getLockCategoriesByHashPrefix_query.errors = vErrors;
 return errors === 0;
}
function getLockCategories_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.actionType === undefined){
   data.actionType = ["skip","mute"];
  }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.prefix !== undefined){
   let data1 = data.prefix;
   if(typeof data1 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data2 = data.service;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data3 = data.actionType;
  if(Array.isArray(data3)){
   const len0 = data3.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(typeof data3[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i0,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start0 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getLockCategories_query.errors = vErrors;
 return errors === 0;
}
function getLockReason_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.category === undefined){
   data.category = [];
  }
  if(data.actionType === undefined){
   data.actionType = ["skip","mute"];
  }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data1 = data.category;
  if(Array.isArray(data1)){
   const len0 = data1.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(typeof data1[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category/" + i0,schemaPath:"#/properties/category/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start0 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "array"}}); }
  if(data.categories !== undefined){
   if(!(Array.isArray(data.categories))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.service !== undefined){
   let data4 = data.service;
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  let data5 = data.actionType;
  if(Array.isArray(data5)){
   const len1 = data5.length;
   const start1 = errors;
   for(let i1=0; i1<len1; i1++){
    if(typeof data5[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i1,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start1 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getLockReason_query.errors = vErrors;
 return errors === 0;
}
function getMe_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getMe_header.errors = vErrors;
 return errors === 0;
}
function getModerationQueue_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getModerationQueue_header.errors = vErrors;
 return errors === 0;
}
function getModerationQueue_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.kind === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}}); }
  if(data.kind !== undefined){
   let data0 = data.kind;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data0 === "newcomers") || (data0 === "downvoted")) || (data0 === "reported")) || (data0 === "rejected"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: enum_7847484247e3}}); }
  }
  if(data.cursor !== undefined){
   let data1 = data.cursor;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  let data2 = data.limit;
  if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data2 == "number") && (isFinite(data2))){
   if(data2 > 100 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getModerationQueue_query.errors = vErrors;
 return errors === 0;
}
function getModerationTrail_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getModerationTrail_header.errors = vErrors;
 return errors === 0;
}
function getModerationTrail_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actor !== undefined){
   let data1 = data.actor;
   if(typeof data1 === "string"){
    if(!pattern_34517ed6cb83.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actor",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actor",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.user !== undefined){
   let data2 = data.user;
   if(typeof data2 === "string"){
    if(!pattern_34517ed6cb83.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data3 = data.videoID;
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data3) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data3.length <= 510){
     if(!pattern_dfb00d27effa.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.action !== undefined){
   let data4 = data.action;
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 32){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 32}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.before !== undefined){
   let data5 = data.before;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data5 == "number") && (isFinite(data5))){
    if(data5 < 1 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  let data6 = data.limit;
  if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data6 == "number") && (isFinite(data6))){
   if(data6 > 100 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data6 < 1 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getModerationTrail_query.errors = vErrors;
 return errors === 0;
}
function getMyVotes_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getMyVotes_header.errors = vErrors;
 return errors === 0;
}
function getMyVotes_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.cursor !== undefined){
   let data1 = data.cursor;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  let data2 = data.limit;
  if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data2 == "number") && (isFinite(data2))){
   if(data2 > 100 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getMyVotes_query.errors = vErrors;
 return errors === 0;
}
function getOutgoingDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.number === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}}); }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.number !== undefined){
   let data1 = data.number;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 > 9007199254740991 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getOutgoingDelivery_path.errors = vErrors;
 return errors === 0;
}
function getSavedTimeForUser_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSavedTimeForUser_query.errors = vErrors;
 return errors === 0;
}
function getSegmentHistory_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSegmentHistory_path.errors = vErrors;
 return errors === 0;
}
function getSegmentID_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 4){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 4}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSegmentID_query.errors = vErrors;
 return errors === 0;
}
function getSegmentInfo_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID/" + i0,schemaPath:"#/properties/UUID/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.UUIDs !== undefined){
   if(!(Array.isArray(data.UUIDs))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUIDs",schemaPath:"#/properties/UUIDs/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSegmentInfo_query.errors = vErrors;
 return errors === 0;
}
function getSkipSegmentsByHashPrefix_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.sha256HashPrefix === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256HashPrefix"}}); }
  if(data.sha256HashPrefix !== undefined){
   let data0 = data.sha256HashPrefix;
   if(typeof data0 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSkipSegmentsByHashPrefix_path.errors = vErrors;
 return errors === 0;
}
function getSkipSegmentsByHashPrefix_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.actionType === undefined){
   data.actionType = ["skip"];
  }
  if(data.requiredSegment === undefined){
   data.requiredSegment = [];
  }
  if(data.category !== undefined){
   let data0 = data.category;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category/" + i0,schemaPath:"#/properties/category/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categories !== undefined){
   if(!(Array.isArray(data.categories))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  let data3 = data.actionType;
  if(Array.isArray(data3)){
   const len1 = data3.length;
   const start1 = errors;
   for(let i1=0; i1<len1; i1++){
    if(typeof data3[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i1,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start1 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
  let data6 = data.requiredSegment;
  if(Array.isArray(data6)){
   const len2 = data6.length;
   const start2 = errors;
   for(let i2=0; i2<len2; i2++){
    if(typeof data6[i2] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegment/" + i2,schemaPath:"#/properties/requiredSegment/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start2 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegment",schemaPath:"#/properties/requiredSegment/type",keyword:"type",params:{type: "array"}}); }
  if(data.requiredSegments !== undefined){
   if(!(Array.isArray(data.requiredSegments))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegments",schemaPath:"#/properties/requiredSegments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.service !== undefined){
   let data9 = data.service;
   if(typeof data9 === "string"){
    if(ucs2length(data9) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.trimUUIDs !== undefined){
   let data10 = data.trimUUIDs;
   if(typeof data10 === "string"){
    if(ucs2length(data10) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trimUUIDs",schemaPath:"#/properties/trimUUIDs/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/trimUUIDs",schemaPath:"#/properties/trimUUIDs/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSkipSegmentsByHashPrefix_query.errors = vErrors;
 return errors === 0;
}
function getSkipSegments_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.actionType === undefined){
   data.actionType = ["skip"];
  }
  if(data.requiredSegment === undefined){
   data.requiredSegment = [];
  }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   let data1 = data.category;
   if(Array.isArray(data1)){
    const len0 = data1.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data1[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category/" + i0,schemaPath:"#/properties/category/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categories !== undefined){
   if(!(Array.isArray(data.categories))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  let data4 = data.actionType;
  if(Array.isArray(data4)){
   const len1 = data4.length;
   const start1 = errors;
   for(let i1=0; i1<len1; i1++){
    if(typeof data4[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i1,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start1 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
  let data7 = data.requiredSegment;
  if(Array.isArray(data7)){
   const len2 = data7.length;
   const start2 = errors;
   for(let i2=0; i2<len2; i2++){
    if(typeof data7[i2] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegment/" + i2,schemaPath:"#/properties/requiredSegment/items/type",keyword:"type",params:{type: "string"}}); }
    if(errors - start2 >= 20){
     break;
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegment",schemaPath:"#/properties/requiredSegment/type",keyword:"type",params:{type: "array"}}); }
  if(data.requiredSegments !== undefined){
   if(!(Array.isArray(data.requiredSegments))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/requiredSegments",schemaPath:"#/properties/requiredSegments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.service !== undefined){
   let data10 = data.service;
   if(typeof data10 === "string"){
    if(ucs2length(data10) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getSkipSegments_query.errors = vErrors;
 return errors === 0;
}
function getTopCategoryUsers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.sortType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortType"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.sortType !== undefined){
   let data0 = data.sortType;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortType",schemaPath:"#/properties/sortType/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data0 === 0) || (data0 === 1)) || (data0 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortType",schemaPath:"#/properties/sortType/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.category !== undefined){
   let data1 = data.category;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getTopCategoryUsers_query.errors = vErrors;
 return errors === 0;
}
function getTopUsers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.sortType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sortType"}}); }
  if(data.sortType !== undefined){
   let data0 = data.sortType;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortType",schemaPath:"#/properties/sortType/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data0 === 0) || (data0 === 1)) || (data0 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortType",schemaPath:"#/properties/sortType/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.categoryStats !== undefined){
   if(typeof data.categoryStats !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats",schemaPath:"#/properties/categoryStats/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getTopUsers_query.errors = vErrors;
 return errors === 0;
}
function getTotalStats_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.countContributingUsers !== undefined){
   let data0 = data.countContributingUsers;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/countContributingUsers/" + i0,schemaPath:"#/properties/countContributingUsers/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/countContributingUsers",schemaPath:"#/properties/countContributingUsers/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getTotalStats_query.errors = vErrors;
 return errors === 0;
}
function getUserID_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.username === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}}); }
  if(data.username !== undefined){
   if(typeof data.username !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.exact !== undefined){
   if(typeof data.exact !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getUserID_query.errors = vErrors;
 return errors === 0;
}
function getUserInfoByOldPath_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.publicUserID !== undefined){
   let data1 = data.publicUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.value !== undefined){
   let data2 = data.value;
   if(Array.isArray(data2)){
    const len0 = data2.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getUserInfoByOldPath_query.errors = vErrors;
 return errors === 0;
}
function getUserInfo_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.publicUserID !== undefined){
   let data1 = data.publicUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.value !== undefined){
   let data2 = data.value;
   if(Array.isArray(data2)){
    const len0 = data2.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getUserInfo_query.errors = vErrors;
 return errors === 0;
}
function getUserStats_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.publicUserID !== undefined){
   let data1 = data.publicUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/publicUserID",schemaPath:"#/properties/publicUserID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.fetchCategoryStats !== undefined){
   if(typeof data.fetchCategoryStats !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/fetchCategoryStats",schemaPath:"#/properties/fetchCategoryStats/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.fetchActionTypeStats !== undefined){
   if(typeof data.fetchActionTypeStats !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/fetchActionTypeStats",schemaPath:"#/properties/fetchActionTypeStats/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getUserStats_query.errors = vErrors;
 return errors === 0;
}
function getUsername_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getUsername_query.errors = vErrors;
 return errors === 0;
}
function getVideoLabelsByHashPrefix_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.sha256HashPrefix === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256HashPrefix"}}); }
  if(data.sha256HashPrefix !== undefined){
   let data0 = data.sha256HashPrefix;
   if(typeof data0 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256HashPrefix",schemaPath:"#/properties/sha256HashPrefix/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getVideoLabelsByHashPrefix_path.errors = vErrors;
 return errors === 0;
}
function getVideoLabelsByHashPrefix_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.hasStartSegment !== undefined){
   let data0 = data.hasStartSegment;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data1 = data.service;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getVideoLabelsByHashPrefix_query.errors = vErrors;
 return errors === 0;
}
function getVideoLabels_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.hasStartSegment !== undefined){
   let data1 = data.hasStartSegment;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data2 = data.service;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getVideoLabels_query.errors = vErrors;
 return errors === 0;
}
function getViewsForUser_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 getViewsForUser_query.errors = vErrors;
 return errors === 0;
}
function isUserVIP_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 isUserVIP_query.errors = vErrors;
 return errors === 0;
}
function listBans_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listBans_header.errors = vErrors;
 return errors === 0;
}
function listBans_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.cursor !== undefined){
   let data0 = data.cursor;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  let data1 = data.limit;
  if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data1 == "number") && (isFinite(data1))){
   if(data1 > 100 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listBans_query.errors = vErrors;
 return errors === 0;
}
function listDeliveries_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.event !== undefined){
   let data0 = data.event;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"EventName_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"EventName_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_5e6e5233d7dd.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"EventName_request/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"EventName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.action !== undefined){
   let data1 = data.action;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.state !== undefined){
   let data2 = data.state;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_request/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data2 === "waiting") || (data2 === "running")) || (data2 === "handled")) || (data2 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_request/enum",keyword:"enum",params:{allowedValues: enum_068dfade7c75}}); }
  }
  if(data.from !== undefined){
   let data3 = data.from;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 > 9007199254740991 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.to !== undefined){
   let data4 = data.to;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 > 9007199254740991 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  let data5 = data.limit;
  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data5 == "number") && (isFinite(data5))){
   if(data5 > 200 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}); }
   if(data5 < 1 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
  if(data.cursor !== undefined){
   let data6 = data.cursor;
   if(typeof data6 === "string"){
    if(!pattern_2b87d09f54c7.test(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}[.][0-9]{1,16}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listDeliveries_query.errors = vErrors;
 return errors === 0;
}
function listLocks_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.user !== undefined){
   let data0 = data.user;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.cursor !== undefined){
   let data1 = data.cursor;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  let data2 = data.limit;
  if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data2 == "number") && (isFinite(data2))){
   if(data2 > 100 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listLocks_query.errors = vErrors;
 return errors === 0;
}
function listOutgoingDeliveries_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data1 = data.type;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_request/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((((((((data1 === "submissions.new") || (data1 === "submissions.other")) || (data1 === "vote.up")) || (data1 === "vote.down")) || (data1 === "report")) || (data1 === "warning")) || (data1 === "lock.created")) || (data1 === "lock.removed")) || (data1 === "user.banned")) || (data1 === "user.unbanned")) || (data1 === "segment.hidden")) || (data1 === "segment.shown")) || (data1 === "video.purged")) || (data1 === "submission.rejected")) || (data1 === "test"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_request/enum",keyword:"enum",params:{allowedValues: enum_f8b78a630e5c}}); }
  }
  if(data.state !== undefined){
   let data2 = data.state;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_request/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data2 === "waiting") || (data2 === "sent")) || (data2 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_request/enum",keyword:"enum",params:{allowedValues: enum_24e3a2f0bd85}}); }
  }
  if(data.from !== undefined){
   let data3 = data.from;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 > 9007199254740991 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.to !== undefined){
   let data4 = data.to;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 > 9007199254740991 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  let data5 = data.limit;
  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data5 == "number") && (isFinite(data5))){
   if(data5 > 200 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}); }
   if(data5 < 1 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
  if(data.cursor !== undefined){
   let data6 = data.cursor;
   if(typeof data6 === "string"){
    if(!pattern_00bb23e150b6.test(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"OutgoingCursor_request/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}[.][0-9]{1,16}[.][a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"OutgoingCursor_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listOutgoingDeliveries_query.errors = vErrors;
 return errors === 0;
}
function listSegments_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 50;
  }
  if(data.user !== undefined){
   let data0 = data.user;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data1 = data.service;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   let data2 = data.category;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data3 = data.actionType;
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.state !== undefined){
   let data4 = data.state;
   if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"SegmentState_request/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data4 === "shown") || (data4 === "votedAway")) || (data4 === "hidden")) || (data4 === "shadowHidden")) || (data4 === "locked"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"SegmentState_request/enum",keyword:"enum",params:{allowedValues: enum_11dcda249fec}}); }
  }
  if(data.cursor !== undefined){
   let data5 = data.cursor;
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 600){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 600}}); }
    if(ucs2length(data5) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data5.length <= 1200){
     if(!pattern_63c1c1bc7f23.test(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  let data6 = data.limit;
  if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data6 == "number") && (isFinite(data6))){
   if(data6 > 100 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); }
   if(data6 < 1 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listSegments_query.errors = vErrors;
 return errors === 0;
}
function listTemporaryVips_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 listTemporaryVips_header.errors = vErrors;
 return errors === 0;
}
function lockCategoriesByOldName_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data2 = data.categories;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   const _errs10 = errors;
   let ends0 = [];
   let valid3 = false;
   const _errs11 = errors;
   if(Array.isArray(data3)){
    if(data3.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
   var _valid0 = _errs11 === errors;
   ends0[0] = errors;
   valid3 = valid3 || _valid0;
   if(!valid3){
    const _errs13 = errors;
    if(data3 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs13 === errors;
    ends0[1] = errors;
    valid3 = valid3 || _valid0;
   }
   if(!valid3){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs10, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs10;
    if(vErrors !== null){
     if(_errs10){
      vErrors.length = _errs10;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.service !== undefined){
   let data5 = data.service;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 lockCategoriesByOldName_body_json.errors = vErrors;
 return errors === 0;
}
function lockCategories_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data2 = data.categories;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   const _errs10 = errors;
   let ends0 = [];
   let valid3 = false;
   const _errs11 = errors;
   if(Array.isArray(data3)){
    if(data3.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
   var _valid0 = _errs11 === errors;
   ends0[0] = errors;
   valid3 = valid3 || _valid0;
   if(!valid3){
    const _errs13 = errors;
    if(data3 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs13 === errors;
    ends0[1] = errors;
    valid3 = valid3 || _valid0;
   }
   if(!valid3){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs10, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs10;
    if(vErrors !== null){
     if(_errs10){
      vErrors.length = _errs10;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.service !== undefined){
   let data5 = data.service;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 lockCategories_body_json.errors = vErrors;
 return errors === 0;
}
function moderateSegments_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 moderateSegments_header.errors = vErrors;
 return errors === 0;
}
function postConfig_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 postConfig_query.errors = vErrors;
 return errors === 0;
}
function postSkipSegments_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-Submit-Token"] !== undefined){
   let data0 = data["X-Submit-Token"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Submit-Token",schemaPath:"#/properties/X-Submit-Token/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Submit-Token",schemaPath:"#/properties/X-Submit-Token/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 postSkipSegments_header.errors = vErrors;
 return errors === 0;
}
function postSkipSegments_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userAgent !== undefined){
   let data2 = data.userAgent;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"UserAgent_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(data2.length <= 510){
     if(!pattern_3205785b1c9c.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"UserAgent_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"UserAgent_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data3 = data.service;
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoDuration !== undefined){
   let data4 = data.videoDuration;
   if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"SentSeconds_request/type",keyword:"type",params:{type: type_e62a84f00488}}); }
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"SentSeconds_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.startTime !== undefined){
   let data5 = data.startTime;
   if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"SentSeconds_request/type",keyword:"type",params:{type: type_e62a84f00488}}); }
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"SentSeconds_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.endTime !== undefined){
   let data6 = data.endTime;
   if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"SentSeconds_request/type",keyword:"type",params:{type: type_e62a84f00488}}); }
   if(typeof data6 === "string"){
    if(ucs2length(data6) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"SentSeconds_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.category !== undefined){
   let data7 = data.category;
   if(typeof data7 === "string"){
    if(ucs2length(data7) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data8 = data.actionType;
   if(typeof data8 === "string"){
    if(ucs2length(data8) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.description !== undefined){
   let data9 = data.description;
   if(typeof data9 === "string"){
    if(ucs2length(data9) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"Description_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(data9.length <= 510){
     if(!pattern_3205785b1c9c.test(data9)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"Description_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"Description_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 postSkipSegments_query.errors = vErrors;
 return errors === 0;
}
function purgeAllSegments_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data2 = data.service;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 purgeAllSegments_body_json.errors = vErrors;
 return errors === 0;
}
function receiveWebhook_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-Host-Event"] === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "X-Host-Event"}}); }
  if(data["X-Host-Delivery"] === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "X-Host-Delivery"}}); }
  if(data["X-Hub-Signature-256"] === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "X-Hub-Signature-256"}}); }
  if(data["X-Host-Event"] !== undefined){
   let data0 = data["X-Host-Event"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Event",schemaPath:"EventName_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Event",schemaPath:"EventName_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_5e6e5233d7dd.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Event",schemaPath:"EventName_request/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Event",schemaPath:"EventName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data["X-Host-Delivery"] !== undefined){
   let data1 = data["X-Host-Delivery"];
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Delivery",schemaPath:"DeliveryID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Delivery",schemaPath:"DeliveryID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_5e6e5233d7dd.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Delivery",schemaPath:"DeliveryID_request/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Host-Delivery",schemaPath:"DeliveryID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data["X-Hub-Signature-256"] !== undefined){
   let data2 = data["X-Hub-Signature-256"];
   if(typeof data2 === "string"){
    if(!pattern_904c2c4c9b4c.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Hub-Signature-256",schemaPath:"#/properties/X-Hub-Signature-256/pattern",keyword:"pattern",params:{pattern: "^sha256=[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-Hub-Signature-256",schemaPath:"#/properties/X-Hub-Signature-256/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 receiveWebhook_header.errors = vErrors;
 return errors === 0;
}
function redeliverDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.id !== undefined){
   let data0 = data.id;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_5e6e5233d7dd.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"DeliveryID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 redeliverDelivery_path.errors = vErrors;
 return errors === 0;
}
function replayOutgoingDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.number === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}}); }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.number !== undefined){
   let data1 = data.number;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 > 9007199254740991 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}); }
    if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 replayOutgoingDelivery_path.errors = vErrors;
 return errors === 0;
}
function reviewUsers_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 reviewUsers_header.errors = vErrors;
 return errors === 0;
}
function searchSegments_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   let data1 = data.service;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"ServiceName_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   let data2 = data.category;
   if(Array.isArray(data2)){
    const len0 = data2.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category/" + i0,schemaPath:"#/properties/category/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categories !== undefined){
   if(!(Array.isArray(data.categories))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionType !== undefined){
   let data5 = data.actionType;
   if(Array.isArray(data5)){
    const len1 = data5.length;
    const start1 = errors;
    for(let i1=0; i1<len1; i1++){
     if(typeof data5[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType/" + i1,schemaPath:"#/properties/actionType/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   if(!(Array.isArray(data.actionTypes))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.page !== undefined){
   let data8 = data.page;
   if(typeof data8 === "string"){
    if(ucs2length(data8) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.limit !== undefined){
   let data9 = data.limit;
   if(typeof data9 === "string"){
    if(ucs2length(data9) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sortBy !== undefined){
   let data10 = data.sortBy;
   if(typeof data10 === "string"){
    if(ucs2length(data10) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sortDir !== undefined){
   let data11 = data.sortDir;
   if(typeof data11 === "string"){
    if(ucs2length(data11) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sortDir",schemaPath:"#/properties/sortDir/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sortDir",schemaPath:"#/properties/sortDir/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.minVotes !== undefined){
   let data12 = data.minVotes;
   if(typeof data12 === "string"){
    if(ucs2length(data12) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minVotes",schemaPath:"#/properties/minVotes/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minVotes",schemaPath:"#/properties/minVotes/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.maxVotes !== undefined){
   let data13 = data.maxVotes;
   if(typeof data13 === "string"){
    if(ucs2length(data13) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/maxVotes",schemaPath:"#/properties/maxVotes/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/maxVotes",schemaPath:"#/properties/maxVotes/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.minViews !== undefined){
   let data14 = data.minViews;
   if(typeof data14 === "string"){
    if(ucs2length(data14) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minViews",schemaPath:"#/properties/minViews/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minViews",schemaPath:"#/properties/minViews/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.maxViews !== undefined){
   let data15 = data.maxViews;
   if(typeof data15 === "string"){
    if(ucs2length(data15) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/maxViews",schemaPath:"#/properties/maxViews/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/maxViews",schemaPath:"#/properties/maxViews/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.locked !== undefined){
   let data16 = data.locked;
   if(typeof data16 === "string"){
    if(ucs2length(data16) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.hidden !== undefined){
   let data17 = data.hidden;
   if(typeof data17 === "string"){
    if(ucs2length(data17) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.ignored !== undefined){
   let data18 = data.ignored;
   if(typeof data18 === "string"){
    if(ucs2length(data18) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 searchSegments_query.errors = vErrors;
 return errors === 0;
}
function segmentShift_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.startTime !== undefined){
   let data2 = data.startTime;
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data3 = data.endTime;
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.service !== undefined){
   let data4 = data.service;
   if((typeof data4 !== "string") && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 segmentShift_body_json.errors = vErrors;
 return errors === 0;
}
function setFeature_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.feature === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feature"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data1 = data.adminUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.feature !== undefined){
   let data2 = data.feature;
   if(!((((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === "0")) || (data2 === "1")) || (data2 === "2"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/feature",schemaPath:"Feature_request/enum",keyword:"enum",params:{allowedValues: enum_71c6dff9800b}}); }
  }
  if(data.enabled !== undefined){
   if(!(Switch_request(data.enabled, {instancePath:instancePath+"/enabled",parentData:data,parentDataProperty:"enabled",rootData}))){
    vErrors = vErrors === null ? Switch_request.errors : vErrors.concat(Switch_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 setFeature_body_json.errors = vErrors;
 return errors === 0;
}
function setUsername_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 setUsername_header.errors = vErrors;
 return errors === 0;
}
function setUsername_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.username === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.username !== undefined){
   if(typeof data.username !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data2 = data.adminUserID;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 setUsername_query.errors = vErrors;
 return errors === 0;
}
function shadowBanUser_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){
   data.type = 1;
  }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userID !== undefined){
   let data0 = data.userID;
   if(typeof data0 === "string"){
    if(!pattern_34517ed6cb83.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"PublicUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.adminUserID !== undefined){
   let data1 = data.adminUserID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/adminUserID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.enabled !== undefined){
   let data2 = data.enabled;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.unHideOldSubmissions !== undefined){
   let data3 = data.unHideOldSubmissions;
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/unHideOldSubmissions",schemaPath:"#/properties/unHideOldSubmissions/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/unHideOldSubmissions",schemaPath:"#/properties/unHideOldSubmissions/type",keyword:"type",params:{type: "string"}}); }
  }
  let data4 = data.type;
  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}}); }
  if(!((data4 === 1) || (data4 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_49a64717d5d4}}); }
  if(data.categories !== undefined){
   if(!(Array.isArray(data.categories))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.lookForIPs2 !== undefined){
   let data6 = data.lookForIPs2;
   if(typeof data6 === "string"){
    if(ucs2length(data6) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lookForIPs2",schemaPath:"#/properties/lookForIPs2/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/lookForIPs2",schemaPath:"#/properties/lookForIPs2/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 shadowBanUser_query.errors = vErrors;
 return errors === 0;
}
function streamChanges_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["Last-Event-ID"] !== undefined){
   let data0 = data["Last-Event-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 2000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/maxLength",keyword:"maxLength",params:{limit: 2000}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 4000){
     if(!pattern_9f95224a97fe.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 streamChanges_header.errors = vErrors;
 return errors === 0;
}
function streamChanges_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.after !== undefined){
   let data0 = data.after;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 2000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 2000}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 4000){
     if(!pattern_9f95224a97fe.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.prefix !== undefined){
   let data1 = data.prefix;
   if(typeof data1 === "string"){
    if(!pattern_4fa4ecb91e2a.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{4,32}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 streamChanges_query.errors = vErrors;
 return errors === 0;
}
function testSubscription_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 testSubscription_path.errors = vErrors;
 return errors === 0;
}
function undoModeration_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 undoModeration_header.errors = vErrors;
 return errors === 0;
}
function unlockCategoriesByOldName_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data2 = data.categories;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   const _errs10 = errors;
   let ends0 = [];
   let valid3 = false;
   const _errs11 = errors;
   if(Array.isArray(data3)){
    if(data3.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
   var _valid0 = _errs11 === errors;
   ends0[0] = errors;
   valid3 = valid3 || _valid0;
   if(!valid3){
    const _errs13 = errors;
    if(data3 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs13 === errors;
    ends0[1] = errors;
    valid3 = valid3 || _valid0;
   }
   if(!valid3){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs10, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs10;
    if(vErrors !== null){
     if(_errs10){
      vErrors.length = _errs10;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.service !== undefined){
   let data5 = data.service;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 unlockCategoriesByOldName_body_json.errors = vErrors;
 return errors === 0;
}
function unlockCategories_body_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.videoID !== undefined){
   let data0 = data.videoID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 510){
     if(!pattern_dfb00d27effa.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data1 = data.userID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data2 = data.categories;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   const _errs10 = errors;
   let ends0 = [];
   let valid3 = false;
   const _errs11 = errors;
   if(Array.isArray(data3)){
    if(data3.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
   var _valid0 = _errs11 === errors;
   ends0[0] = errors;
   valid3 = valid3 || _valid0;
   if(!valid3){
    const _errs13 = errors;
    if(data3 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs13 === errors;
    ends0[1] = errors;
    valid3 = valid3 || _valid0;
   }
   if(!valid3){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs10, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs10;
    if(vErrors !== null){
     if(_errs10){
      vErrors.length = _errs10;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.reason !== undefined){
   if(!(Reason_request(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
    vErrors = vErrors === null ? Reason_request.errors : vErrors.concat(Reason_request.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.service !== undefined){
   let data5 = data.service;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(typeof data5 === "string"){
    if(ucs2length(data5) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 unlockCategories_body_json.errors = vErrors;
 return errors === 0;
}
function viewedVideoSponsorTimeByGet_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 viewedVideoSponsorTimeByGet_query.errors = vErrors;
 return errors === 0;
}
function viewedVideoSponsorTime_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 viewedVideoSponsorTime_query.errors = vErrors;
 return errors === 0;
}
function voteOnSponsorTimeByGet_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 voteOnSponsorTimeByGet_header.errors = vErrors;
 return errors === 0;
}
function voteOnSponsorTimeByGet_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data2 = data.userID;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data3 = data.type;
   if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (typeof data3 !== "string")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: type_2fc7693f5def}}); }
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.category !== undefined){
   let data4 = data.category;
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 voteOnSponsorTimeByGet_query.errors = vErrors;
 return errors === 0;
}
function voteOnSponsorTime_header(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data["X-User-ID"] !== undefined){
   let data0 = data["X-User-ID"];
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/X-User-ID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 voteOnSponsorTime_header.errors = vErrors;
 return errors === 0;
}
function voteOnSponsorTime_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.UUID !== undefined){
   let data0 = data.UUID;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 128){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/maxLength",keyword:"maxLength",params:{limit: 128}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data0.length <= 256){
     if(!pattern_63c1c1bc7f23.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   let data1 = data.videoID;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/minLength",keyword:"minLength",params:{limit: 1}}); }
    if(data1.length <= 510){
     if(!pattern_dfb00d27effa.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"VideoID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   let data2 = data.userID;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/maxLength",keyword:"maxLength",params:{limit: 255}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"LocalUserID_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data3 = data.type;
   if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (typeof data3 !== "string")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: type_2fc7693f5def}}); }
   if(typeof data3 === "string"){
    if(ucs2length(data3) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }
  }
  if(data.category !== undefined){
   let data4 = data.category;
   if(typeof data4 === "string"){
    if(ucs2length(data4) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/maxLength",keyword:"maxLength",params:{limit: 64}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"CategoryName_request/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 voteOnSponsorTime_query.errors = vErrors;
 return errors === 0;
}
export const requests = {
  "addUserAsTempVIP": { query: addUserAsTempVIP_query, header: addUserAsTempVIP_header },
  "addUserAsVIP": { query: addUserAsVIP_query, body: { "application/json": VipOrder_request } },
  "banUser": { header: banUser_header, body: { "application/json": BanOrder_request } },
  "clearCache": { query: clearCache_query, body: { "application/json": VideoOrder_request } },
  "deleteMyData": { body: { "application/json": deleteMyData_body_json } },
  "disableSubscription": { path: disableSubscription_path },
  "enableSubscription": { path: enableSubscription_path },
  "explainChoice": { query: explainChoice_query },
  "exportMyData": { query: exportMyData_query, header: exportMyData_header },
  "getChanges": { query: getChanges_query },
  "getChapterNames": { query: getChapterNames_query },
  "getConfig": { query: getConfig_query, header: getConfig_header },
  "getDailyStats": { query: getDailyStats_query },
  "getDaysSavedFormatted": {},
  "getDelivery": { path: getDelivery_path },
  "getDumpFile": { path: getDumpFile_path, header: getDumpFile_header },
  "getDumpIndex": {},
  "getDumpIndexByOldPath": {},
  "getLeaderboard": { query: getLeaderboard_query },
  "getLockCategories": { query: getLockCategories_query },
  "getLockCategoriesByHashPrefix": { path: getLockCategoriesByHashPrefix_path, query: getLockCategoriesByHashPrefix_query },
  "getLockReason": { query: getLockReason_query },
  "getMe": { header: getMe_header },
  "getMetrics": {},
  "getMigratorYaml": {},
  "getModerationQueue": { query: getModerationQueue_query, header: getModerationQueue_header },
  "getModerationTrail": { query: getModerationTrail_query, header: getModerationTrail_header },
  "getMyVotes": { query: getMyVotes_query, header: getMyVotes_header },
  "getOpenapiJson": {},
  "getOpenapiYaml": {},
  "getOutgoingDelivery": { path: getOutgoingDelivery_path },
  "getReady": {},
  "getSavedTimeForUser": { query: getSavedTimeForUser_query },
  "getSegmentHistory": { path: getSegmentHistory_path },
  "getSegmentID": { query: getSegmentID_query },
  "getSegmentInfo": { query: getSegmentInfo_query },
  "getSkipSegments": { query: getSkipSegments_query },
  "getSkipSegmentsByHashPrefix": { path: getSkipSegmentsByHashPrefix_path, query: getSkipSegmentsByHashPrefix_query },
  "getStatus": {},
  "getTopCategoryUsers": { query: getTopCategoryUsers_query },
  "getTopUsers": { query: getTopUsers_query },
  "getTotalStats": { query: getTotalStats_query },
  "getUserID": { query: getUserID_query },
  "getUserInfo": { query: getUserInfo_query },
  "getUserInfoByOldPath": { query: getUserInfoByOldPath_query },
  "getUserStats": { query: getUserStats_query },
  "getUsername": { query: getUsername_query },
  "getVideoLabels": { query: getVideoLabels_query },
  "getVideoLabelsByHashPrefix": { path: getVideoLabelsByHashPrefix_path, query: getVideoLabelsByHashPrefix_query },
  "getViewsForUser": { query: getViewsForUser_query },
  "getVocabulary": {},
  "getWebhookEventsYaml": {},
  "isUserVIP": { query: isUserVIP_query },
  "listBans": { query: listBans_query, header: listBans_header },
  "listDeliveries": { query: listDeliveries_query },
  "listLocks": { query: listLocks_query },
  "listOutgoingDeliveries": { query: listOutgoingDeliveries_query },
  "listSegments": { query: listSegments_query },
  "listSubscriptions": {},
  "listTemporaryVips": { header: listTemporaryVips_header },
  "lockCategories": { body: { "application/json": lockCategories_body_json } },
  "lockCategoriesByOldName": { body: { "application/json": lockCategoriesByOldName_body_json } },
  "moderateSegments": { header: moderateSegments_header, body: { "application/json": ModerationOrder_request } },
  "postConfig": { query: postConfig_query, body: { "application/json": ConfigChange_request } },
  "postSkipSegments": { query: postSkipSegments_query, header: postSkipSegments_header, body: { "application/json": Submission_request } },
  "purgeAllSegments": { body: { "application/json": purgeAllSegments_body_json } },
  "receiveWebhook": { header: receiveWebhook_header },
  "redeliverDelivery": { path: redeliverDelivery_path },
  "replayOutgoingDeliveries": { body: { "application/json": ReplayOrder_request } },
  "replayOutgoingDelivery": { path: replayOutgoingDelivery_path },
  "reviewUsers": { header: reviewUsers_header, body: { "application/json": ReviewOrder_request } },
  "searchSegments": { query: searchSegments_query },
  "segmentShift": { body: { "application/json": segmentShift_body_json } },
  "setFeature": { body: { "application/json": setFeature_body_json } },
  "setUsername": { query: setUsername_query, header: setUsername_header },
  "shadowBanUser": { query: shadowBanUser_query },
  "streamChanges": { query: streamChanges_query, header: streamChanges_header },
  "testSubscription": { path: testSubscription_path },
  "undoModeration": { header: undoModeration_header, body: { "application/json": UndoOrder_request } },
  "unlockCategories": { body: { "application/json": unlockCategories_body_json } },
  "unlockCategoriesByOldName": { body: { "application/json": unlockCategoriesByOldName_body_json } },
  "viewedVideoSponsorTime": { query: viewedVideoSponsorTime_query },
  "viewedVideoSponsorTimeByGet": { query: viewedVideoSponsorTimeByGet_query },
  "voteOnSponsorTime": { query: voteOnSponsorTime_query, header: voteOnSponsorTime_header },
  "voteOnSponsorTimeByGet": { query: voteOnSponsorTimeByGet_query, header: voteOnSponsorTimeByGet_header },
  "warnUser": { body: { "application/json": WarningOrder_request } },
};
