// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import { formats } from "@segmark/openapi/validation";
const enum_4f084fbb9ecf = ["video.purged"];
const enum_561475155e54 = ["self","temp vip","vip","admin","new","other"];
const enum_5909dab38a52 = ["submission.rejected"];
const enum_79ccda2c3a2a = ["warning"];
const enum_85f203a961d3 = ["submissions.new","submissions.other"];
const enum_8b45e2a983fd = ["vote.up","vote.down","report"];
const enum_964ddfbd89fb = ["lock.created","lock.removed"];
const enum_be01143917ff = ["segment.hidden","segment.shown"];
const enum_ecfd160805b1 = ["test"];
const enum_f32e9d79edac = ["user.banned","user.unbanned"];
const enum_fb424e22cd8a = ["issued","lifted","acknowledged"];
const format_date_time = formats["date-time"];
const type_f2aa28b7b593 = ["string","null"];
function BanEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "user.banned") || (data0 === "user.unbanned"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_f32e9d79edac}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.reason === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reason"}}); }
    if(data3.until === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "until"}}); }
    if(data3.user !== undefined){
     if(!(EventUser_request(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_request.errors : vErrors.concat(EventUser_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
    if(data3.until !== undefined){
     let data7 = data3.until;
     if((typeof data7 !== "string") && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/until",schemaPath:"#/properties/data/properties/until/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
     if(typeof data7 === "string"){
      if(!(format_date_time.validate(data7))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/until",schemaPath:"#/properties/data/properties/until/format",keyword:"format",params:{format: "date-time"}}); }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 BanEvent_request.errors = vErrors;
 return errors === 0;
}
function EventActor_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.rank === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank"}}); }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.rank !== undefined){
   let data2 = data.rank;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "string"}}); }
   if(!((((((data2 === "self") || (data2 === "temp vip")) || (data2 === "vip")) || (data2 === "admin")) || (data2 === "new")) || (data2 === "other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/enum",keyword:"enum",params:{allowedValues: enum_561475155e54}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 EventActor_request.errors = vErrors;
 return errors === 0;
}
function EventSegment_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"#/properties/UUID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   if(typeof data.actionType !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"#/properties/actionType/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.startTime !== undefined){
   let data3 = data.startTime;
   if(!((typeof data3 == "number") && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data4 = data.endTime;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.locked !== undefined){
   if(typeof data.locked !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.views !== undefined){
   let data6 = data.views;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 EventSegment_request.errors = vErrors;
 return errors === 0;
}
function EventUser_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 EventUser_request.errors = vErrors;
 return errors === 0;
}
function EventVideo_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.title === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}}); }
  if(data.url === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}}); }
  if(data.thumbnail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thumbnail"}}); }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.title !== undefined){
   let data2 = data.title;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.url !== undefined){
   let data3 = data.url;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.thumbnail !== undefined){
   let data4 = data.thumbnail;
   if((typeof data4 !== "string") && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/thumbnail",schemaPath:"#/properties/thumbnail/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 EventVideo_request.errors = vErrors;
 return errors === 0;
}
function LockEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "lock.created") || (data0 === "lock.removed"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_964ddfbd89fb}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.categories === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "categories"}}); }
    if(data3.actionTypes === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actionTypes"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.reason === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reason"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.categories !== undefined){
     let data5 = data3.categories;
     if(Array.isArray(data5)){
      const len0 = data5.length;
      const start0 = errors;
      for(let i0=0; i0<len0; i0++){
       if(typeof data5[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/categories/" + i0,schemaPath:"#/properties/data/properties/categories/items/type",keyword:"type",params:{type: "string"}}); }
       if(errors - start0 >= 20){
        break;
       }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data/categories",schemaPath:"#/properties/data/properties/categories/type",keyword:"type",params:{type: "array"}}); }
    }
    if(data3.actionTypes !== undefined){
     let data7 = data3.actionTypes;
     if(Array.isArray(data7)){
      const len1 = data7.length;
      const start1 = errors;
      for(let i1=0; i1<len1; i1++){
       if(typeof data7[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/actionTypes/" + i1,schemaPath:"#/properties/data/properties/actionTypes/items/type",keyword:"type",params:{type: "string"}}); }
       if(errors - start1 >= 20){
        break;
       }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data/actionTypes",schemaPath:"#/properties/data/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LockEvent_request.errors = vErrors;
 return errors === 0;
}
function PurgeEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "video.purged")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_4f084fbb9ecf}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segments === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segments"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segments !== undefined){
     let data5 = data3.segments;
     if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/segments",schemaPath:"#/properties/data/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 PurgeEvent_request.errors = vErrors;
 return errors === 0;
}
function RejectionEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "submission.rejected")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_5909dab38a52}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.rule === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "rule"}}); }
    if(data3.reason === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reason"}}); }
    if(data3.segments === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segments"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_request(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_request.errors : vErrors.concat(EventUser_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.rule !== undefined){
     if(typeof data3.rule !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/rule",schemaPath:"#/properties/data/properties/rule/type",keyword:"type",params:{type: "string"}}); }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
    if(data3.segments !== undefined){
     let data8 = data3.segments;
     if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/segments",schemaPath:"#/properties/data/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 RejectionEvent_request.errors = vErrors;
 return errors === 0;
}
function SegmentEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "segment.hidden") || (data0 === "segment.shown"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_be01143917ff}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segment === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segment"}}); }
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.reason === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reason"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_request(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_request.errors : vErrors.concat(EventSegment_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_request(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_request.errors : vErrors.concat(EventUser_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentEvent_request.errors = vErrors;
 return errors === 0;
}
function SubmissionEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "submissions.new") || (data0 === "submissions.other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_85f203a961d3}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segment === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segment"}}); }
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_request(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_request.errors : vErrors.concat(EventSegment_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_request(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_request.errors : vErrors.concat(EventUser_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SubmissionEvent_request.errors = vErrors;
 return errors === 0;
}
function TestEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "test")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_ecfd160805b1}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.message === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "message"}}); }
    if(data3.message !== undefined){
     if(typeof data3.message !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/message",schemaPath:"#/properties/data/properties/message/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TestEvent_request.errors = vErrors;
 return errors === 0;
}
function VoteEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data0 === "vote.up") || (data0 === "vote.down")) || (data0 === "report"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_8b45e2a983fd}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segment === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segment"}}); }
    if(data3.submitter === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "submitter"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.votes === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "votes"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_request(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_request.errors : vErrors.concat(EventVideo_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_request(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_request.errors : vErrors.concat(EventSegment_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.submitter !== undefined){
     let data6 = data3.submitter;
     if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
      if(data6.userID === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter",schemaPath:"#/properties/data/properties/submitter/required",keyword:"required",params:{missingProperty: "userID"}}); }
      if(data6.userName === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter",schemaPath:"#/properties/data/properties/submitter/required",keyword:"required",params:{missingProperty: "userName"}}); }
      if(data6.submissions === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter",schemaPath:"#/properties/data/properties/submitter/required",keyword:"required",params:{missingProperty: "submissions"}}); }
      if(data6.userID !== undefined){
       if(typeof data6.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/userID",schemaPath:"#/properties/data/properties/submitter/properties/userID/type",keyword:"type",params:{type: "string"}}); }
      }
      if(data6.userName !== undefined){
       let data8 = data6.userName;
       if((typeof data8 !== "string") && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/userName",schemaPath:"#/properties/data/properties/submitter/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
      }
      if(data6.submissions !== undefined){
       let data9 = data6.submissions;
       if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(data9.total === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/submissions",schemaPath:"#/properties/data/properties/submitter/properties/submissions/required",keyword:"required",params:{missingProperty: "total"}}); }
        if(data9.ignored === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/submissions",schemaPath:"#/properties/data/properties/submitter/properties/submissions/required",keyword:"required",params:{missingProperty: "ignored"}}); }
        if(data9.total !== undefined){
         let data10 = data9.total;
         if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/submissions/total",schemaPath:"#/properties/data/properties/submitter/properties/submissions/properties/total/type",keyword:"type",params:{type: "integer"}}); }
        }
        if(data9.ignored !== undefined){
         let data11 = data9.ignored;
         if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/submissions/ignored",schemaPath:"#/properties/data/properties/submitter/properties/submissions/properties/ignored/type",keyword:"type",params:{type: "integer"}}); }
        }
       }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter/submissions",schemaPath:"#/properties/data/properties/submitter/properties/submissions/type",keyword:"type",params:{type: "object"}}); }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data/submitter",schemaPath:"#/properties/data/properties/submitter/type",keyword:"type",params:{type: "object"}}); }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.votes !== undefined){
     let data13 = data3.votes;
     if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
      if(data13.before === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/votes",schemaPath:"#/properties/data/properties/votes/required",keyword:"required",params:{missingProperty: "before"}}); }
      if(data13.after === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/votes",schemaPath:"#/properties/data/properties/votes/required",keyword:"required",params:{missingProperty: "after"}}); }
      if(data13.before !== undefined){
       let data14 = data13.before;
       if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/votes/before",schemaPath:"#/properties/data/properties/votes/properties/before/type",keyword:"type",params:{type: "integer"}}); }
      }
      if(data13.after !== undefined){
       let data15 = data13.after;
       if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/votes/after",schemaPath:"#/properties/data/properties/votes/properties/after/type",keyword:"type",params:{type: "integer"}}); }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data/votes",schemaPath:"#/properties/data/properties/votes/type",keyword:"type",params:{type: "object"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VoteEvent_request.errors = vErrors;
 return errors === 0;
}
function WarningEvent_request(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}}); }
  if(data.sequence === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"}}); }
  if(data.data === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); }
  if(data.type !== undefined){
   let data0 = data.type;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
   if(!(data0 === "warning")){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_79ccda2c3a2a}}); }
  }
  if(data.timestamp !== undefined){
   let data1 = data.timestamp;
   if(typeof data1 === "string"){
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_request/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.change === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "change"}}); }
    if(data3.reason === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reason"}}); }
    if(data3.user !== undefined){
     if(!(EventUser_request(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_request.errors : vErrors.concat(EventUser_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_request(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_request.errors : vErrors.concat(EventActor_request.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.change !== undefined){
     let data6 = data3.change;
     if(typeof data6 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/change",schemaPath:"#/properties/data/properties/change/type",keyword:"type",params:{type: "string"}}); }
     if(!(((data6 === "issued") || (data6 === "lifted")) || (data6 === "acknowledged"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/change",schemaPath:"#/properties/data/properties/change/enum",keyword:"enum",params:{allowedValues: enum_fb424e22cd8a}}); }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 WarningEvent_request.errors = vErrors;
 return errors === 0;
}
export const requests = {
  "lockCreated": { body: { "application/json": LockEvent_request } },
  "lockRemoved": { body: { "application/json": LockEvent_request } },
  "report": { body: { "application/json": VoteEvent_request } },
  "segmentHidden": { body: { "application/json": SegmentEvent_request } },
  "segmentShown": { body: { "application/json": SegmentEvent_request } },
  "submissionRejected": { body: { "application/json": RejectionEvent_request } },
  "submissionsNew": { body: { "application/json": SubmissionEvent_request } },
  "submissionsOther": { body: { "application/json": SubmissionEvent_request } },
  "testEvent": { body: { "application/json": TestEvent_request } },
  "userBanned": { body: { "application/json": BanEvent_request } },
  "userUnbanned": { body: { "application/json": BanEvent_request } },
  "videoPurged": { body: { "application/json": PurgeEvent_request } },
  "voteDown": { body: { "application/json": VoteEvent_request } },
  "voteUp": { body: { "application/json": VoteEvent_request } },
  "warning": { body: { "application/json": WarningEvent_request } },
};
