// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
import { ucs2length } from "@segmark/openapi/validation";
const enum_cd16f15625f2 = ["knex","umzug","flyway","liquibase","dbmate","golang-migrate","prisma","drizzle","tarantool"];
const format_uuid = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const type_f2aa28b7b593 = ["string","null"];
function ConfigPatch_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.version === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}}); }
  if(data.sections === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "version") || (key0 === "sections"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
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
  if(data.sections !== undefined){
   let data1 = data.sections;
   if(Array.isArray(data1)){
    if(data1.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
    if(data1.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data1.length <= 1000){
     const len0 = data1.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(SectionChange_request(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? SectionChange_request.errors : vErrors.concat(SectionChange_request.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ConfigPatch_request.errors = vErrors;
 return errors === 0;
}
function ForeignFile_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.file === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "file")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.file !== undefined){
   let data0 = data.file;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 1000000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 1000000}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ForeignFile_request.errors = vErrors;
 return errors === 0;
}
function SectionChange_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
   let data1 = data.content;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SectionChange_request.errors = vErrors;
 return errors === 0;
}
function adoptMigrations_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.apply === undefined){
   data.apply = false;
  }
  if(data.wait === undefined){
   data.wait = 0;
  }
  if(data.from === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}}); }
  if(data.from !== undefined){
   let data0 = data.from;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((data0 === "knex") || (data0 === "umzug")) || (data0 === "flyway")) || (data0 === "liquibase")) || (data0 === "dbmate")) || (data0 === "golang-migrate")) || (data0 === "prisma")) || (data0 === "drizzle")) || (data0 === "tarantool"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: enum_cd16f15625f2}}); }
  }
  if(data.table !== undefined){
   let data1 = data.table;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 64){ errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"#/properties/table/maxLength",keyword:"maxLength",params:{limit: 64}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"#/properties/table/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"}}); }
  }
  if(typeof data.apply !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/apply",schemaPath:"#/properties/apply/type",keyword:"type",params:{type: "boolean"}}); }
  let data3 = data.wait;
  if((typeof data3 == "number") && (isFinite(data3))){
   if(data3 > 86400 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); }
   if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 adoptMigrations_query.errors = vErrors;
 return errors === 0;
}
function baselineMigrations_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.apply === undefined){
   data.apply = false;
  }
  if(data.wait === undefined){
   data.wait = 0;
  }
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.name !== undefined){
   let data0 = data.name;
   if(typeof data0 === "string"){
    if(ucs2length(data0) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); }
  }
  if(typeof data.apply !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/apply",schemaPath:"#/properties/apply/type",keyword:"type",params:{type: "boolean"}}); }
  let data2 = data.wait;
  if((typeof data2 == "number") && (isFinite(data2))){
   if(data2 > 86400 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); }
   if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 baselineMigrations_query.errors = vErrors;
 return errors === 0;
}
function cancelRun_path(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.run_id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"}}); }
  if(data.run_id !== undefined){
   let data0 = data.run_id;
   if(typeof data0 === "string"){
    if(!(format_uuid.test(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/format",keyword:"format",params:{format: "uuid"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 cancelRun_path.errors = vErrors;
 return errors === 0;
}
function migrationsHistory_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.limit === undefined){
   data.limit = 100;
  }
  let data0 = data.limit;
  if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); }
  if((typeof data0 == "number") && (isFinite(data0))){
   if(data0 > 1000 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}); }
   if(data0 < 1 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 migrationsHistory_query.errors = vErrors;
 return errors === 0;
}
function migrationsUp_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.wait === undefined){
   data.wait = 0;
  }
  let data0 = data.wait;
  if((typeof data0 == "number") && (isFinite(data0))){
   if(data0 > 86400 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); }
   if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"}}); }
  if(data.only !== undefined){
   let data1 = data.only;
   if(typeof data1 === "string"){
    if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/properties/only/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.to !== undefined){
   let data2 = data.to;
   if(typeof data2 === "string"){
    if(ucs2length(data2) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 255}}); }
    if(ucs2length(data2) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 migrationsUp_query.errors = vErrors;
 return errors === 0;
}
function moveMigrationsState_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.wait === undefined){
   data.wait = 0;
  }
  let data0 = data.wait;
  if((typeof data0 == "number") && (isFinite(data0))){
   if(data0 > 86400 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); }
   if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 moveMigrationsState_query.errors = vErrors;
 return errors === 0;
}
function repairMigrations_query(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.migration === undefined){
   data.migration = [];
  }
  if(data.apply === undefined){
   data.apply = false;
  }
  if(data.wait === undefined){
   data.wait = 0;
  }
  let data0 = data.migration;
  if(Array.isArray(data0)){
   if(data0.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/migration",schemaPath:"#/properties/migration/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
   if(data0.length <= 1000){
    const len0 = data0.length;
    const start0 = errors;
    for(let i0=0; i0<len0; i0++){
     let data1 = data0[i0];
     if(typeof data1 === "string"){
      if(ucs2length(data1) > 255){ errors = (vErrors ??= []).push({instancePath:instancePath+"/migration/" + i0,schemaPath:"#/properties/migration/items/maxLength",keyword:"maxLength",params:{limit: 255}}); }
      if(ucs2length(data1) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/migration/" + i0,schemaPath:"#/properties/migration/items/minLength",keyword:"minLength",params:{limit: 1}}); }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/migration/" + i0,schemaPath:"#/properties/migration/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start0 >= 20){
      break;
     }
    }
   }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/migration",schemaPath:"#/properties/migration/type",keyword:"type",params:{type: "array"}}); }
  if(typeof data.apply !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/apply",schemaPath:"#/properties/apply/type",keyword:"type",params:{type: "boolean"}}); }
  let data3 = data.wait;
  if((typeof data3 == "number") && (isFinite(data3))){
   if(data3 > 86400 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); }
   if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
  }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{type: "number"}}); }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 repairMigrations_query.errors = vErrors;
 return errors === 0;
}
export const requests = {
  "adoptMigrations": { query: adoptMigrations_query, body: { "application/json": ForeignFile_request } },
  "baselineMigrations": { query: baselineMigrations_query },
  "cancelRun": { path: cancelRun_path },
  "getClusterConfig": {},
  "migrationsApplied": {},
  "migrationsHistory": { query: migrationsHistory_query },
  "migrationsPlan": {},
  "migrationsStatus": {},
  "migrationsUp": { query: migrationsUp_query },
  "moveMigrationsState": { query: moveMigrationsState_query },
  "patchClusterConfig": { body: { "application/json": ConfigPatch_request } },
  "repairMigrations": { query: repairMigrations_query },
};
