// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import { formats, ucs2length } from "@segmark/openapi/validation";
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
const enum_068dfade7c75 = ["waiting","running","handled","dead"];
const enum_154633299f77 = ["skip","mute","full","poi","chapter"];
const enum_22c2c24f8dbd = ["standard","sponsorblock","discord"];
const enum_24e3a2f0bd85 = ["waiting","sent","dead"];
const enum_434026bd98ff = [0,1,2];
const enum_463f2998327e = [0,1];
const enum_4f084fbb9ecf = ["video.purged"];
const enum_561475155e54 = ["self","temp vip","vip","admin","new","other"];
const enum_5909dab38a52 = ["submission.rejected"];
const enum_6caf0c0f5994 = ["running","handled","failed","lost"];
const enum_74eb78db8b4c = ["anyone","established","vip",null];
const enum_75fa22376af1 = ["vote","categoryVote"];
const enum_79ccda2c3a2a = ["warning"];
const enum_7d32728ab94d = ["sponsorTimes","userNames","categoryVotes","lockCategories","warnings","vipUsers","videoInfo"];
const enum_7fc58c272089 = ["only","lock","weight"];
const enum_85f203a961d3 = ["submissions.new","submissions.other"];
const enum_8b45e2a983fd = ["vote.up","vote.down","report"];
const enum_8c5a482a9a19 = ["ban","unban","ban_addresses","unban_addresses","warn","unwarn","acknowledge","lock","unlock","purge","shift","add_vip","remove_vip","add_temporary_vip","remove_temporary_vip","add_feature","remove_feature","set_name","configure","segments","review","undo"];
const enum_964ddfbd89fb = ["lock.created","lock.removed"];
const enum_978ef921d812 = ["hide","show","lock","unlock","category","undo","purge","shift"];
const enum_a0b67df0efe5 = [0,1,30,null];
const enum_be01143917ff = ["segment.hidden","segment.shown"];
const enum_c9414f74c690 = ["anybody","listed","token"];
const enum_dba5c17b3d77 = ["votedAway","hidden","shadowHidden","notLocked"];
const enum_ecfd160805b1 = ["test"];
const enum_f32e9d79edac = ["user.banned","user.unbanned"];
const enum_f8b78a630e5c = ["submissions.new","submissions.other","vote.up","vote.down","report","warning","lock.created","lock.removed","user.banned","user.unbanned","segment.hidden","segment.shown","video.purged","submission.rejected","test"];
const enum_fb424e22cd8a = ["issued","lifted","acknowledged"];
const format_date = formats.date;
const format_date_time = formats["date-time"];
const hasOwnProperty = Object.prototype.hasOwnProperty;
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_5c9c8b6bb0f6 = new RegExp("^#[0-9a-f]{6}$", "u");
const pattern_a1e5886120ef = new RegExp("^/database/\\w+(\\.\\w+){1,2}$", "u");
const pattern_f8e993470a2d = new RegExp("^[a-z0-9][a-z0-9-]{0,62}$", "u");
const properties_0ef5fff9f656 = {"id":0,"event":0,"action":0,"state":0,"bytes":0,"receivedAt":0,"attempts":0,"nextAttemptAt":0,"handledAt":0,"lastError":0};
const properties_2c654a027e77 = {"userID":0,"userName":0,"minutesSaved":0,"segmentCount":0,"ignoredSegmentCount":0,"viewCount":0,"ignoredViewCount":0,"warnings":0,"warningReason":0,"reputation":0,"vip":0,"lastSegmentID":0,"banned":0,"permissions":0,"freeChaptersAccess":0,"titleSubmissionCount":0,"thumbnailSubmissionCount":0,"casualSubmissionCount":0,"deArrowWarningReason":0};
const properties_4b706a6caac5 = {"UUID":0,"service":0,"videoID":0,"timeSubmitted":0,"startTime":0,"endTime":0,"category":0,"actionType":0,"votes":0,"views":0,"locked":0,"hidden":0,"shadowHidden":0,"userID":0,"userName":0,"description":0,"userAgent":0};
const properties_8099565a946c = {"name":0,"label":0,"colour":0,"actionTypes":0,"maySubmit":0,"minSeconds":0,"minReputation":0,"chapters":0,"guidelineUrl":0};
const properties_80c904aa9eef = {"videoID":0,"startTime":0,"endTime":0,"votes":0,"locked":0,"incorrectVotes":0,"UUID":0,"userID":0,"timeSubmitted":0,"views":0,"category":0,"actionType":0,"service":0,"videoDuration":0,"hidden":0,"reputation":0,"shadowHidden":0,"hashedVideoID":0,"userAgent":0,"description":0};
const properties_85df7e6db24b = {"id":0,"event":0,"action":0,"state":0,"bytes":0,"receivedAt":0,"attempts":0,"nextAttemptAt":0,"handledAt":0,"lastError":0,"log":0,"payload":0};
const properties_930d6832e850 = {"UUID":0,"service":0,"videoID":0,"timeSubmitted":0,"startTime":0,"endTime":0,"category":0,"actionType":0,"votes":0,"views":0,"locked":0,"hidden":0,"shadowHidden":0,"userID":0,"userName":0,"description":0};
const properties_a401a3472c85 = {"userID":0,"userName":0,"nameLocked":0,"vip":0,"features":0,"names":0,"warnings":0,"temporaryRanks":0,"rejected":0};
const properties_b62eeff739f8 = {"name":0,"format":0,"host":0,"events":0,"lastNumber":0,"waiting":0,"dead":0,"lastSuccess":0,"failingSince":0,"disabled":0};
const properties_b6fa4584cd80 = {"UUID":0,"timeSubmitted":0,"startTime":0,"endTime":0,"category":0,"actionType":0,"votes":0,"views":0,"locked":0,"hidden":0,"shadowHidden":0,"userID":0,"userName":0,"description":0};
const properties_ea65364972ed = {"id":0,"time":0,"actor":0,"actorName":0,"action":0,"user":0,"userName":0,"service":0,"videoID":0,"detail":0,"undone":0,"undoable":0};
const properties_ec88e82cc54e = {"subscription":0,"number":0,"id":0,"type":0,"at":0,"state":0,"attempts":0,"nextAttemptAt":0,"endedAt":0,"lastStatus":0,"lastError":0,"log":0,"event":0};
const properties_f0709003eebb = {"subscription":0,"number":0,"id":0,"type":0,"at":0,"state":0,"attempts":0,"nextAttemptAt":0,"endedAt":0,"lastStatus":0,"lastError":0};
const type_182b32493dcc = ["integer","null"];
const type_5a6f715a82cf = ["string","number"];
const type_acc8d9ffdfdc = ["string","number","null"];
const type_e4a8fde2a20a = ["number","null"];
const type_ebf51c8947af = ["object","null"];
const type_f2aa28b7b593 = ["string","null"];
function BanEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventUser_reply(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_reply.errors : vErrors.concat(EventUser_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
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
 BanEvent_reply.errors = vErrors;
 return errors === 0;
}
function BanPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.bans === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bans"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "bans") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.bans !== undefined){
   let data0 = data.bans;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/bans",schemaPath:"#/properties/bans/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(ListedBan_reply(data0[i0], {instancePath:instancePath+"/bans/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? ListedBan_reply.errors : vErrors.concat(ListedBan_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/bans",schemaPath:"#/properties/bans/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 BanPage_reply.errors = vErrors;
 return errors === 0;
}
function BanResult_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.banned === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banned"}}); }
  if(data.until === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"}}); }
  if(data.undo === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undo"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "userID") || (key0 === "banned")) || (key0 === "until")) || (key0 === "undo"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.banned !== undefined){
   if(typeof data.banned !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/banned",schemaPath:"#/properties/banned/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.until !== undefined){
   let data2 = data.until;
   if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.undo !== undefined){
   let data3 = data.undo;
   if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 BanResult_reply.errors = vErrors;
 return errors === 0;
}
function CategoryVotes_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "category") || (key0 === "votes"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.votes !== undefined){
   let data1 = data.votes;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 CategoryVotes_reply.errors = vErrors;
 return errors === 0;
}
function ChangePage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.changes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  if(data.hasMore === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "changes") || (key0 === "next")) || (key0 === "hasMore"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.changes !== undefined){
   let data0 = data.changes;
   if(Array.isArray(data0)){
    if(data0.length > 2000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 2000}}); }
    if(data0.length <= 2000){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(PublicChange_reply(data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? PublicChange_reply.errors : vErrors.concat(PublicChange_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   if(typeof data.next !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.hasMore !== undefined){
   if(typeof data.hasMore !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChangePage_reply.errors = vErrors;
 return errors === 0;
}
function ChapterName_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "description")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChapterName_reply.errors = vErrors;
 return errors === 0;
}
function ChoiceExplained_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.groups === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}}); }
  if(data.leftOut === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "groups") || (key0 === "leftOut"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.groups !== undefined){
   let data0 = data.groups;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(ChoiceGroup_reply(data0[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? ChoiceGroup_reply.errors : vErrors.concat(ChoiceGroup_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.leftOut !== undefined){
   let data2 = data.leftOut;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(!(ChoiceLeftOut_reply(data2[i1], {instancePath:instancePath+"/leftOut/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
      vErrors = vErrors === null ? ChoiceLeftOut_reply.errors : vErrors.concat(ChoiceLeftOut_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChoiceExplained_reply.errors = vErrors;
 return errors === 0;
}
function ChoiceGroup_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.members === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"}}); }
  if(data.decidedBy === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decidedBy"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "members") || (key0 === "decidedBy"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.members !== undefined){
   let data0 = data.members;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(ChoiceMember_reply(data0[i0], {instancePath:instancePath+"/members/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? ChoiceMember_reply.errors : vErrors.concat(ChoiceMember_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.decidedBy !== undefined){
   let data2 = data.decidedBy;
   if(typeof data2 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data2 === "only") || (data2 === "lock")) || (data2 === "weight"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decidedBy",schemaPath:"#/properties/decidedBy/enum",keyword:"enum",params:{allowedValues: enum_7fc58c272089}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChoiceGroup_reply.errors = vErrors;
 return errors === 0;
}
function ChoiceLeftOut_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "UUID") || (key0 === "reason"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reason !== undefined){
   let data1 = data.reason;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data1 === "votedAway") || (data1 === "hidden")) || (data1 === "shadowHidden")) || (data1 === "notLocked"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: enum_dba5c17b3d77}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChoiceLeftOut_reply.errors = vErrors;
 return errors === 0;
}
function ChoiceMember_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.reputation === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reputation"}}); }
  if(data.weight === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"}}); }
  if(data.chosen === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chosen"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "UUID") || (key0 === "votes")) || (key0 === "reputation")) || (key0 === "weight")) || (key0 === "chosen"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.votes !== undefined){
   let data1 = data.votes;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.reputation !== undefined){
   let data2 = data.reputation;
   if(!((typeof data2 == "number") && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reputation",schemaPath:"#/properties/reputation/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.weight !== undefined){
   let data3 = data.weight;
   if(!((typeof data3 == "number") && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.chosen !== undefined){
   if(typeof data.chosen !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ChoiceMember_reply.errors = vErrors;
 return errors === 0;
}
function ConfigValue_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.value === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "value")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.value !== undefined){
   if(typeof data.value !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ConfigValue_reply.errors = vErrors;
 return errors === 0;
}
function DailyStats_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.days === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "days")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.days !== undefined){
   let data0 = data.days;
   if(Array.isArray(data0)){
    if(data0.length > 366){ errors = (vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 366}}); }
    if(data0.length <= 366){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(DayStats_reply(data0[i0], {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? DayStats_reply.errors : vErrors.concat(DayStats_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DailyStats_reply.errors = vErrors;
 return errors === 0;
}
function DayStats_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.day === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.users === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "day") || (key0 === "segments")) || (key0 === "users")) || (key0 === "views")) || (key0 === "minutesSaved")) || (key0 === "categories"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.day !== undefined){
   let data0 = data.day;
   if(typeof data0 === "string"){
    if(!(format_date.validate(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segments !== undefined){
   let data1 = data.segments;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.users !== undefined){
   let data2 = data.users;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data3 = data.views;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.minutesSaved !== undefined){
   let data4 = data.minutesSaved;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.categories !== undefined){
   let data5 = data.categories;
   if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
    const start1 = errors;
    for(const key1 in data5){
     let data6 = data5[key1];
     if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categories/additionalProperties/type",keyword:"type",params:{type: "integer"}}); }
     if((typeof data6 == "number") && (isFinite(data6))){
      if(data6 < 0 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categories/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DayStats_reply.errors = vErrors;
 return errors === 0;
}
function DaysSaved_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.daysSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daysSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "daysSaved")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.daysSaved !== undefined){
   let data0 = data.daysSaved;
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/daysSaved",schemaPath:"#/properties/daysSaved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/daysSaved",schemaPath:"#/properties/daysSaved/type",keyword:"type",params:{type: "number"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DaysSaved_reply.errors = vErrors;
 return errors === 0;
}
function DeliveryAttempt_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.number === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}}); }
  if(data.startedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"}}); }
  if(data.endedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endedAt"}}); }
  if(data.outcome === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}}); }
  if(data.error === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "number") || (key0 === "startedAt")) || (key0 === "endedAt")) || (key0 === "outcome")) || (key0 === "error"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.number !== undefined){
   let data0 = data.number;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.startedAt !== undefined){
   let data1 = data.startedAt;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.endedAt !== undefined){
   let data2 = data.endedAt;
   if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.outcome !== undefined){
   let data3 = data.outcome;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data3 === "running") || (data3 === "handled")) || (data3 === "failed")) || (data3 === "lost"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: enum_6caf0c0f5994}}); }
  }
  if(data.error !== undefined){
   let data4 = data.error;
   if((typeof data4 !== "string") && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DeliveryAttempt_reply.errors = vErrors;
 return errors === 0;
}
function DeliveryPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.deliveries === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveries"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "deliveries") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.deliveries !== undefined){
   let data0 = data.deliveries;
   if(Array.isArray(data0)){
    if(data0.length > 200){ errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit: 200}}); }
    if(data0.length <= 200){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(Delivery_reply(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? Delivery_reply.errors : vErrors.concat(Delivery_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DeliveryPage_reply.errors = vErrors;
 return errors === 0;
}
function DeliveryRecord_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.event === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}}); }
  if(data.action === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}}); }
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  if(data.bytes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}}); }
  if(data.receivedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"}}); }
  if(data.attempts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}}); }
  if(data.nextAttemptAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"}}); }
  if(data.handledAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handledAt"}}); }
  if(data.lastError === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastError"}}); }
  if(data.log === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"}}); }
  if(data.payload === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_85df7e6db24b, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.id !== undefined){
   if(typeof data.id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.event !== undefined){
   if(typeof data.event !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.action !== undefined){
   let data2 = data.action;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.state !== undefined){
   let data3 = data.state;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data3 === "waiting") || (data3 === "running")) || (data3 === "handled")) || (data3 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_reply/enum",keyword:"enum",params:{allowedValues: enum_068dfade7c75}}); }
  }
  if(data.bytes !== undefined){
   let data4 = data.bytes;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.receivedAt !== undefined){
   let data5 = data.receivedAt;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.attempts !== undefined){
   let data6 = data.attempts;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.nextAttemptAt !== undefined){
   let data7 = data.nextAttemptAt;
   if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.handledAt !== undefined){
   let data8 = data.handledAt;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/handledAt",schemaPath:"#/properties/handledAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastError !== undefined){
   let data9 = data.lastError;
   if((typeof data9 !== "string") && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastError",schemaPath:"#/properties/lastError/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.log !== undefined){
   let data10 = data.log;
   if(Array.isArray(data10)){
    const len0 = data10.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(DeliveryAttempt_reply(data10[i0], {instancePath:instancePath+"/log/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? DeliveryAttempt_reply.errors : vErrors.concat(DeliveryAttempt_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DeliveryRecord_reply.errors = vErrors;
 return errors === 0;
}
function Delivery_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.event === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}}); }
  if(data.action === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}}); }
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  if(data.bytes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}}); }
  if(data.receivedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedAt"}}); }
  if(data.attempts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}}); }
  if(data.nextAttemptAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"}}); }
  if(data.handledAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handledAt"}}); }
  if(data.lastError === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastError"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_0ef5fff9f656, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.id !== undefined){
   if(typeof data.id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.event !== undefined){
   if(typeof data.event !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.action !== undefined){
   let data2 = data.action;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.state !== undefined){
   let data3 = data.state;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!((((data3 === "waiting") || (data3 === "running")) || (data3 === "handled")) || (data3 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"DeliveryState_reply/enum",keyword:"enum",params:{allowedValues: enum_068dfade7c75}}); }
  }
  if(data.bytes !== undefined){
   let data4 = data.bytes;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.receivedAt !== undefined){
   let data5 = data.receivedAt;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/receivedAt",schemaPath:"#/properties/receivedAt/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.attempts !== undefined){
   let data6 = data.attempts;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.nextAttemptAt !== undefined){
   let data7 = data.nextAttemptAt;
   if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.handledAt !== undefined){
   let data8 = data.handledAt;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/handledAt",schemaPath:"#/properties/handledAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastError !== undefined){
   let data9 = data.lastError;
   if((typeof data9 !== "string") && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastError",schemaPath:"#/properties/lastError/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Delivery_reply.errors = vErrors;
 return errors === 0;
}
function DisabledSubscription_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "at") || (key0 === "reason"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.at !== undefined){
   let data0 = data.at;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DisabledSubscription_reply.errors = vErrors;
 return errors === 0;
}
function DumpIndex_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.dbVersion === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dbVersion"}}); }
  if(data.lastUpdated === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUpdated"}}); }
  if(data.updateQueued === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updateQueued"}}); }
  if(data.license === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"}}); }
  if(data.links === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "dbVersion") || (key0 === "lastUpdated")) || (key0 === "updateQueued")) || (key0 === "license")) || (key0 === "cursor")) || (key0 === "links"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.dbVersion !== undefined){
   let data0 = data.dbVersion;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/dbVersion",schemaPath:"#/properties/dbVersion/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/dbVersion",schemaPath:"#/properties/dbVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.lastUpdated !== undefined){
   let data1 = data.lastUpdated;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastUpdated",schemaPath:"#/properties/lastUpdated/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 0 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastUpdated",schemaPath:"#/properties/lastUpdated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.updateQueued !== undefined){
   let data2 = data.updateQueued;
   if(typeof data2 !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/updateQueued",schemaPath:"#/properties/updateQueued/type",keyword:"type",params:{type: "boolean"}}); }
   if(false !== data2){ errors = (vErrors ??= []).push({instancePath:instancePath+"/updateQueued",schemaPath:"#/properties/updateQueued/const",keyword:"const",params:{allowedValue: false}}); }
  }
  if(data.license !== undefined){
   if(typeof data.license !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.cursor !== undefined){
   if(typeof data.cursor !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.links !== undefined){
   let data5 = data.links;
   if(Array.isArray(data5)){
    const len0 = data5.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(DumpLink_reply(data5[i0], {instancePath:instancePath+"/links/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? DumpLink_reply.errors : vErrors.concat(DumpLink_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DumpIndex_reply.errors = vErrors;
 return errors === 0;
}
function DumpLink_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.table === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"}}); }
  if(data.url === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}}); }
  if(data.size === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"}}); }
  if(data.rows === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}}); }
  if(data.sha256 === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "table") || (key0 === "url")) || (key0 === "size")) || (key0 === "rows")) || (key0 === "sha256"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.table !== undefined){
   let data0 = data.table;
   if(typeof data0 === "string"){
    if(ucs2length(data0) < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"#/properties/table/minLength",keyword:"minLength",params:{limit: 1}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.url !== undefined){
   let data1 = data.url;
   if(typeof data1 === "string"){
    if(!pattern_a1e5886120ef.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^/database/\\w+(\\.\\w+){1,2}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.size !== undefined){
   let data2 = data.size;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.rows !== undefined){
   let data3 = data.rows;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.sha256 !== undefined){
   let data4 = data.sha256;
   if(typeof data4 === "string"){
    if(!pattern_34517ed6cb83.test(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 DumpLink_reply.errors = vErrors;
 return errors === 0;
}
function EventActor_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
 EventActor_reply.errors = vErrors;
 return errors === 0;
}
function EventSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
 EventSegment_reply.errors = vErrors;
 return errors === 0;
}
function EventUser_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
 EventUser_reply.errors = vErrors;
 return errors === 0;
}
function EventVideo_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
 EventVideo_reply.errors = vErrors;
 return errors === 0;
}
function FoundSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.timeSubmitted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeSubmitted"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.hidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden"}}); }
  if(data.shadowHidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shadowHidden"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_b6fa4584cd80, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.timeSubmitted !== undefined){
   let data1 = data.timeSubmitted;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSubmitted",schemaPath:"#/properties/timeSubmitted/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.startTime !== undefined){
   let data2 = data.startTime;
   if(!((typeof data2 == "number") && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data3 = data.endTime;
   if(!((typeof data3 == "number") && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data5 = data.actionType;
   if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data5 === "skip") || (data5 === "mute")) || (data5 === "full")) || (data5 === "poi")) || (data5 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.votes !== undefined){
   let data6 = data.votes;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data7 = data.views;
   if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.locked !== undefined){
   let data8 = data.locked;
   if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data8 === 0) || (data8 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.hidden !== undefined){
   let data9 = data.hidden;
   if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data9 === 0) || (data9 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.shadowHidden !== undefined){
   let data10 = data.shadowHidden;
   if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data10 === 0) || (data10 === 1)) || (data10 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data12 = data.userName;
   if((typeof data12 !== "string") && (data12 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 FoundSegment_reply.errors = vErrors;
 return errors === 0;
}
function Label_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "category")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Label_reply.errors = vErrors;
 return errors === 0;
}
function Leaderboard_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.users === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "users")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.users !== undefined){
   let data0 = data.users;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(RankedUser_reply(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? RankedUser_reply.errors : vErrors.concat(RankedUser_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Leaderboard_reply.errors = vErrors;
 return errors === 0;
}
function ListedBan_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.since === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}}); }
  if(data.until === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"}}); }
  if(data.by === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"}}); }
  if(data.byName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "byName"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "userID") || (key0 === "userName")) || (key0 === "since")) || (key0 === "until")) || (key0 === "by")) || (key0 === "byName")) || (key0 === "reason"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.since !== undefined){
   let data2 = data.since;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.until !== undefined){
   let data3 = data.until;
   if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.by !== undefined){
   if(typeof data.by !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.byName !== undefined){
   let data5 = data.byName;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/byName",schemaPath:"#/properties/byName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ListedBan_reply.errors = vErrors;
 return errors === 0;
}
function ListedLock_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((((key0 === "service") || (key0 === "videoID")) || (key0 === "category")) || (key0 === "actionType")) || (key0 === "reason")) || (key0 === "time")) || (key0 === "userID")) || (key0 === "userName"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data3 = data.actionType;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data3 === "skip") || (data3 === "mute")) || (data3 === "full")) || (data3 === "poi")) || (data3 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.time !== undefined){
   let data5 = data.time;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data7 = data.userName;
   if((typeof data7 !== "string") && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ListedLock_reply.errors = vErrors;
 return errors === 0;
}
function ListedSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.timeSubmitted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeSubmitted"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.hidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden"}}); }
  if(data.shadowHidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shadowHidden"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_930d6832e850, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.timeSubmitted !== undefined){
   let data3 = data.timeSubmitted;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSubmitted",schemaPath:"#/properties/timeSubmitted/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.startTime !== undefined){
   let data4 = data.startTime;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data5 = data.endTime;
   if(!((typeof data5 == "number") && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data7 = data.actionType;
   if(typeof data7 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data7 === "skip") || (data7 === "mute")) || (data7 === "full")) || (data7 === "poi")) || (data7 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.votes !== undefined){
   let data8 = data.votes;
   if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data9 = data.views;
   if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.locked !== undefined){
   let data10 = data.locked;
   if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data10 === 0) || (data10 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.hidden !== undefined){
   let data11 = data.hidden;
   if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data11 === 0) || (data11 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.shadowHidden !== undefined){
   let data12 = data.shadowHidden;
   if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data12 === 0) || (data12 === 1)) || (data12 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data14 = data.userName;
   if((typeof data14 !== "string") && (data14 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ListedSegment_reply.errors = vErrors;
 return errors === 0;
}
function ListedSubscription_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.format === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}}); }
  if(data.host === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"}}); }
  if(data.events === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}}); }
  if(data.lastNumber === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastNumber"}}); }
  if(data.waiting === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waiting"}}); }
  if(data.dead === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dead"}}); }
  if(data.lastSuccess === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSuccess"}}); }
  if(data.failingSince === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failingSince"}}); }
  if(data.disabled === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabled"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_b62eeff739f8, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   let data0 = data.name;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"SubscriptionName_reply/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"SubscriptionName_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.format !== undefined){
   let data1 = data.format;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data1 === "standard") || (data1 === "sponsorblock")) || (data1 === "discord"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: enum_22c2c24f8dbd}}); }
  }
  if(data.host !== undefined){
   if(typeof data.host !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.events !== undefined){
   let data3 = data.events;
   if(Array.isArray(data3)){
    const len0 = data3.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     let data4 = data3[i0];
     if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"OutgoingEventType_reply/type",keyword:"type",params:{type: "string"}}); }
     if(!(((((((((((((((data4 === "submissions.new") || (data4 === "submissions.other")) || (data4 === "vote.up")) || (data4 === "vote.down")) || (data4 === "report")) || (data4 === "warning")) || (data4 === "lock.created")) || (data4 === "lock.removed")) || (data4 === "user.banned")) || (data4 === "user.unbanned")) || (data4 === "segment.hidden")) || (data4 === "segment.shown")) || (data4 === "video.purged")) || (data4 === "submission.rejected")) || (data4 === "test"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/events/" + i0,schemaPath:"OutgoingEventType_reply/enum",keyword:"enum",params:{allowedValues: enum_f8b78a630e5c}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.lastNumber !== undefined){
   let data5 = data.lastNumber;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastNumber",schemaPath:"#/properties/lastNumber/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.waiting !== undefined){
   let data6 = data.waiting;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.dead !== undefined){
   let data7 = data.dead;
   if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/dead",schemaPath:"#/properties/dead/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.lastSuccess !== undefined){
   let data8 = data.lastSuccess;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastSuccess",schemaPath:"#/properties/lastSuccess/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.failingSince !== undefined){
   let data9 = data.failingSince;
   if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/failingSince",schemaPath:"#/properties/failingSince/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.disabled !== undefined){
   let data10 = data.disabled;
   const _errs25 = errors;
   let ends0 = [];
   let valid5 = false;
   const _errs26 = errors;
   if(!(DisabledSubscription_reply(data10, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData}))){
    vErrors = vErrors === null ? DisabledSubscription_reply.errors : vErrors.concat(DisabledSubscription_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs26 === errors;
   ends0[0] = errors;
   valid5 = valid5 || _valid0;
   if(!valid5){
    const _errs27 = errors;
    if(data10 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs27 === errors;
    ends0[1] = errors;
    valid5 = valid5 || _valid0;
   }
   if(!valid5){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs25, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs25;
    if(vErrors !== null){
     if(_errs25){
      vErrors.length = _errs25;
     }else {
      vErrors = null;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ListedSubscription_reply.errors = vErrors;
 return errors === 0;
}
function LockEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
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
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LockEvent_reply.errors = vErrors;
 return errors === 0;
}
function LockPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.locks === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locks"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "locks") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.locks !== undefined){
   let data0 = data.locks;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locks",schemaPath:"#/properties/locks/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(ListedLock_reply(data0[i0], {instancePath:instancePath+"/locks/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? ListedLock_reply.errors : vErrors.concat(ListedLock_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/locks",schemaPath:"#/properties/locks/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LockPage_reply.errors = vErrors;
 return errors === 0;
}
function LockReason_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "category") || (key0 === "locked")) || (key0 === "reason")) || (key0 === "userID")) || (key0 === "userName"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.locked !== undefined){
   let data1 = data.locked;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data1 === 0) || (data1 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   if(typeof data.userName !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 LockReason_reply.errors = vErrors;
 return errors === 0;
}
function Locks_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.actionTypes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionTypes"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "reason") || (key0 === "categories")) || (key0 === "actionTypes"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data1 = data.categories;
   if(Array.isArray(data1)){
    if(data1.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
    const len0 = data1.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data1[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + i0,schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   if(Array.isArray(data3)){
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/minItems",keyword:"minItems",params:{limit: 1}}); }
    const len1 = data3.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     let data4 = data3[i1];
     if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i1,schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
     if(!(((((data4 === "skip") || (data4 === "mute")) || (data4 === "full")) || (data4 === "poi")) || (data4 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i1,schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Locks_reply.errors = vErrors;
 return errors === 0;
}
function Me_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.nameLocked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameLocked"}}); }
  if(data.vip === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vip"}}); }
  if(data.admin === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "admin"}}); }
  if(data.temporaryVipUntil === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "temporaryVipUntil"}}); }
  if(data.warnings === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((((key0 === "userID") || (key0 === "userName")) || (key0 === "nameLocked")) || (key0 === "vip")) || (key0 === "admin")) || (key0 === "temporaryVipUntil")) || (key0 === "warnings"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.nameLocked !== undefined){
   if(typeof data.nameLocked !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nameLocked",schemaPath:"#/properties/nameLocked/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.vip !== undefined){
   if(typeof data.vip !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vip",schemaPath:"#/properties/vip/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.admin !== undefined){
   if(typeof data.admin !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.temporaryVipUntil !== undefined){
   let data5 = data.temporaryVipUntil;
   if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/temporaryVipUntil",schemaPath:"#/properties/temporaryVipUntil/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.warnings !== undefined){
   let data6 = data.warnings;
   if(Array.isArray(data6)){
    if(data6.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data6.length <= 100){
     const len0 = data6.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(OwnWarning_reply(data6[i0], {instancePath:instancePath+"/warnings/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? OwnWarning_reply.errors : vErrors.concat(OwnWarning_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Me_reply.errors = vErrors;
 return errors === 0;
}
function ModerationQueue_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.items === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "items") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.items !== undefined){
   let data0 = data.items;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(QueueItem_reply(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? QueueItem_reply.errors : vErrors.concat(QueueItem_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ModerationQueue_reply.errors = vErrors;
 return errors === 0;
}
function ModerationResult_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.changed === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"}}); }
  if(data.unchanged === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unchanged"}}); }
  if(data.unknown === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unknown"}}); }
  if(data.users === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"}}); }
  if(data.undo === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undo"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "changed") || (key0 === "unchanged")) || (key0 === "unknown")) || (key0 === "users")) || (key0 === "undo"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.changed !== undefined){
   let data0 = data.changed;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.unchanged !== undefined){
   let data2 = data.unchanged;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(typeof data2[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/unchanged/" + i1,schemaPath:"#/properties/unchanged/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.unknown !== undefined){
   let data4 = data.unknown;
   if(Array.isArray(data4)){
    const len2 = data4.length;
    const start3 = errors;
    for(let i2=0; i2<len2; i2++){
     if(typeof data4[i2] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/unknown/" + i2,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.users !== undefined){
   let data6 = data.users;
   if(Array.isArray(data6)){
    const len3 = data6.length;
    const start4 = errors;
    for(let i3=0; i3<len3; i3++){
     if(typeof data6[i3] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/users/" + i3,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start4 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.undo !== undefined){
   let data8 = data.undo;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ModerationResult_reply.errors = vErrors;
 return errors === 0;
}
function MyData_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.user === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.locks === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locks"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "user") || (key0 === "segments")) || (key0 === "votes")) || (key0 === "locks")) || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.user !== undefined){
   let data0 = data.user;
   const _errs3 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs4 = errors;
   if(!(OwnUser_reply(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
    vErrors = vErrors === null ? OwnUser_reply.errors : vErrors.concat(OwnUser_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs4 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs5 = errors;
    if(data0 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"#/properties/user/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs5 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"#/properties/user/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs3, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs3;
    if(vErrors !== null){
     if(_errs3){
      vErrors.length = _errs3;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.segments !== undefined){
   let data1 = data.segments;
   if(Array.isArray(data1)){
    const len0 = data1.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(OwnSegment_reply(data1[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? OwnSegment_reply.errors : vErrors.concat(OwnSegment_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.votes !== undefined){
   let data3 = data.votes;
   if(Array.isArray(data3)){
    const len1 = data3.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(!(OwnVote_reply(data3[i1], {instancePath:instancePath+"/votes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
      vErrors = vErrors === null ? OwnVote_reply.errors : vErrors.concat(OwnVote_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.locks !== undefined){
   let data5 = data.locks;
   if(Array.isArray(data5)){
    const len2 = data5.length;
    const start3 = errors;
    for(let i2=0; i2<len2; i2++){
     if(!(ListedLock_reply(data5[i2], {instancePath:instancePath+"/locks/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
      vErrors = vErrors === null ? ListedLock_reply.errors : vErrors.concat(ListedLock_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/locks",schemaPath:"#/properties/locks/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data7 = data.next;
   if((typeof data7 !== "string") && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 MyData_reply.errors = vErrors;
 return errors === 0;
}
function NameHit_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "userName") || (key0 === "userID"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userName !== undefined){
   if(typeof data.userName !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 NameHit_reply.errors = vErrors;
 return errors === 0;
}
function OpenApiDocument_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.openapi === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openapi"}}); }
  if(data.info === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "info"}}); }
  if(data.paths === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"}}); }
  if(data.openapi !== undefined){
   if(typeof data.openapi !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.info !== undefined){
   let data1 = data.info;
   if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.paths !== undefined){
   let data2 = data.paths;
   if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OpenApiDocument_reply.errors = vErrors;
 return errors === 0;
}
function OutgoingAttempt_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}}); }
  if(data.ms === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ms"}}); }
  if(data.status === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}}); }
  if(data.error === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "at") || (key0 === "ms")) || (key0 === "status")) || (key0 === "error"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.at !== undefined){
   let data0 = data.at;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.ms !== undefined){
   let data1 = data.ms;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.status !== undefined){
   let data2 = data.status;
   if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.error !== undefined){
   let data3 = data.error;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OutgoingAttempt_reply.errors = vErrors;
 return errors === 0;
}
function OutgoingDeliveryPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.deliveries === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveries"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "deliveries") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.deliveries !== undefined){
   let data0 = data.deliveries;
   if(Array.isArray(data0)){
    if(data0.length > 200){ errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit: 200}}); }
    if(data0.length <= 200){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(OutgoingDelivery_reply(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? OutgoingDelivery_reply.errors : vErrors.concat(OutgoingDelivery_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OutgoingDeliveryPage_reply.errors = vErrors;
 return errors === 0;
}
function OutgoingDeliveryRecord_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.number === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}}); }
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}}); }
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  if(data.attempts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}}); }
  if(data.nextAttemptAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"}}); }
  if(data.endedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endedAt"}}); }
  if(data.lastStatus === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastStatus"}}); }
  if(data.lastError === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastError"}}); }
  if(data.log === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"}}); }
  if(data.event === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_ec88e82cc54e, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_reply/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.number !== undefined){
   let data1 = data.number;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.id !== undefined){
   if(typeof data.id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data3 = data.type;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((((((((data3 === "submissions.new") || (data3 === "submissions.other")) || (data3 === "vote.up")) || (data3 === "vote.down")) || (data3 === "report")) || (data3 === "warning")) || (data3 === "lock.created")) || (data3 === "lock.removed")) || (data3 === "user.banned")) || (data3 === "user.unbanned")) || (data3 === "segment.hidden")) || (data3 === "segment.shown")) || (data3 === "video.purged")) || (data3 === "submission.rejected")) || (data3 === "test"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_reply/enum",keyword:"enum",params:{allowedValues: enum_f8b78a630e5c}}); }
  }
  if(data.at !== undefined){
   let data4 = data.at;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.state !== undefined){
   let data5 = data.state;
   if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data5 === "waiting") || (data5 === "sent")) || (data5 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_reply/enum",keyword:"enum",params:{allowedValues: enum_24e3a2f0bd85}}); }
  }
  if(data.attempts !== undefined){
   let data6 = data.attempts;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.nextAttemptAt !== undefined){
   let data7 = data.nextAttemptAt;
   if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.endedAt !== undefined){
   let data8 = data.endedAt;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastStatus !== undefined){
   let data9 = data.lastStatus;
   if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastStatus",schemaPath:"#/properties/lastStatus/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastError !== undefined){
   let data10 = data.lastError;
   if((typeof data10 !== "string") && (data10 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastError",schemaPath:"#/properties/lastError/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.log !== undefined){
   let data11 = data.log;
   if(Array.isArray(data11)){
    const len0 = data11.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(OutgoingAttempt_reply(data11[i0], {instancePath:instancePath+"/log/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? OutgoingAttempt_reply.errors : vErrors.concat(OutgoingAttempt_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.event !== undefined){
   let data13 = data.event;
   const _errs32 = errors;
   let ends0 = [];
   let valid7 = false;
   const _errs33 = errors;
   if(!(SubmissionEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
    vErrors = vErrors === null ? SubmissionEvent_reply.errors : vErrors.concat(SubmissionEvent_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs33 === errors;
   ends0[0] = errors;
   valid7 = valid7 || _valid0;
   if(!valid7){
    const _errs34 = errors;
    if(!(VoteEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
     vErrors = vErrors === null ? VoteEvent_reply.errors : vErrors.concat(VoteEvent_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    var _valid0 = _errs34 === errors;
    ends0[1] = errors;
    valid7 = valid7 || _valid0;
    if(!valid7){
     const _errs35 = errors;
     if(!(WarningEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
      vErrors = vErrors === null ? WarningEvent_reply.errors : vErrors.concat(WarningEvent_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     var _valid0 = _errs35 === errors;
     ends0[2] = errors;
     valid7 = valid7 || _valid0;
     if(!valid7){
      const _errs36 = errors;
      if(!(LockEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
       vErrors = vErrors === null ? LockEvent_reply.errors : vErrors.concat(LockEvent_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      var _valid0 = _errs36 === errors;
      ends0[3] = errors;
      valid7 = valid7 || _valid0;
      if(!valid7){
       const _errs37 = errors;
       if(!(BanEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
        vErrors = vErrors === null ? BanEvent_reply.errors : vErrors.concat(BanEvent_reply.errors.slice(0, 20));
        errors = vErrors.length;
       }
       var _valid0 = _errs37 === errors;
       ends0[4] = errors;
       valid7 = valid7 || _valid0;
       if(!valid7){
        const _errs38 = errors;
        if(!(SegmentEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
         vErrors = vErrors === null ? SegmentEvent_reply.errors : vErrors.concat(SegmentEvent_reply.errors.slice(0, 20));
         errors = vErrors.length;
        }
        var _valid0 = _errs38 === errors;
        ends0[5] = errors;
        valid7 = valid7 || _valid0;
        if(!valid7){
         const _errs39 = errors;
         if(!(PurgeEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
          vErrors = vErrors === null ? PurgeEvent_reply.errors : vErrors.concat(PurgeEvent_reply.errors.slice(0, 20));
          errors = vErrors.length;
         }
         var _valid0 = _errs39 === errors;
         ends0[6] = errors;
         valid7 = valid7 || _valid0;
         if(!valid7){
          const _errs40 = errors;
          if(!(RejectionEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
           vErrors = vErrors === null ? RejectionEvent_reply.errors : vErrors.concat(RejectionEvent_reply.errors.slice(0, 20));
           errors = vErrors.length;
          }
          var _valid0 = _errs40 === errors;
          ends0[7] = errors;
          valid7 = valid7 || _valid0;
          if(!valid7){
           const _errs41 = errors;
           if(!(TestEvent_reply(data13, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
            vErrors = vErrors === null ? TestEvent_reply.errors : vErrors.concat(TestEvent_reply.errors.slice(0, 20));
            errors = vErrors.length;
           }
           var _valid0 = _errs41 === errors;
           ends0[8] = errors;
           valid7 = valid7 || _valid0;
          }
         }
        }
       }
      }
     }
    }
   }
   if(!valid7){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs32, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs32;
    if(vErrors !== null){
     if(_errs32){
      vErrors.length = _errs32;
     }else {
      vErrors = null;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OutgoingDeliveryRecord_reply.errors = vErrors;
 return errors === 0;
}
function OutgoingDelivery_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscription === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscription"}}); }
  if(data.number === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}}); }
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.at === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}}); }
  if(data.state === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}}); }
  if(data.attempts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}}); }
  if(data.nextAttemptAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"}}); }
  if(data.endedAt === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endedAt"}}); }
  if(data.lastStatus === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastStatus"}}); }
  if(data.lastError === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastError"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_f0709003eebb, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.subscription !== undefined){
   let data0 = data.subscription;
   if(typeof data0 === "string"){
    if(!pattern_f8e993470a2d.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_reply/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,62}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscription",schemaPath:"SubscriptionName_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.number !== undefined){
   let data1 = data.number;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 1 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.id !== undefined){
   if(typeof data.id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.type !== undefined){
   let data3 = data.type;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((((((((((data3 === "submissions.new") || (data3 === "submissions.other")) || (data3 === "vote.up")) || (data3 === "vote.down")) || (data3 === "report")) || (data3 === "warning")) || (data3 === "lock.created")) || (data3 === "lock.removed")) || (data3 === "user.banned")) || (data3 === "user.unbanned")) || (data3 === "segment.hidden")) || (data3 === "segment.shown")) || (data3 === "video.purged")) || (data3 === "submission.rejected")) || (data3 === "test"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OutgoingEventType_reply/enum",keyword:"enum",params:{allowedValues: enum_f8b78a630e5c}}); }
  }
  if(data.at !== undefined){
   let data4 = data.at;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.state !== undefined){
   let data5 = data.state;
   if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data5 === "waiting") || (data5 === "sent")) || (data5 === "dead"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"OutgoingState_reply/enum",keyword:"enum",params:{allowedValues: enum_24e3a2f0bd85}}); }
  }
  if(data.attempts !== undefined){
   let data6 = data.attempts;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.nextAttemptAt !== undefined){
   let data7 = data.nextAttemptAt;
   if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.endedAt !== undefined){
   let data8 = data.endedAt;
   if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastStatus !== undefined){
   let data9 = data.lastStatus;
   if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastStatus",schemaPath:"#/properties/lastStatus/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
  if(data.lastError !== undefined){
   let data10 = data.lastError;
   if((typeof data10 !== "string") && (data10 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastError",schemaPath:"#/properties/lastError/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OutgoingDelivery_reply.errors = vErrors;
 return errors === 0;
}
function OwnDataResult_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "segments")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.segments !== undefined){
   let data0 = data.segments;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnDataResult_reply.errors = vErrors;
 return errors === 0;
}
function OwnNameChange_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.from === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}}); }
  if(data.to === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}}); }
  if(data.byAdmin === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "byAdmin"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "time") || (key0 === "from")) || (key0 === "to")) || (key0 === "byAdmin"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.time !== undefined){
   let data0 = data.time;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.from !== undefined){
   let data1 = data.from;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.to !== undefined){
   let data2 = data.to;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.byAdmin !== undefined){
   if(typeof data.byAdmin !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/byAdmin",schemaPath:"#/properties/byAdmin/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnNameChange_reply.errors = vErrors;
 return errors === 0;
}
function OwnRank_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.channelID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelID"}}); }
  if(data.until === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "channelID") || (key0 === "until"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.channelID !== undefined){
   if(typeof data.channelID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelID",schemaPath:"#/properties/channelID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.until !== undefined){
   let data1 = data.until;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnRank_reply.errors = vErrors;
 return errors === 0;
}
function OwnRejection_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "time") || (key0 === "service")) || (key0 === "videoID")) || (key0 === "reason")) || (key0 === "segments"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.time !== undefined){
   let data0 = data.time;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segments !== undefined){
   let data4 = data.segments;
   if(Array.isArray(data4)){
    if(data4.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data4.length <= 100){
     const len0 = data4.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(RejectedSegment_reply(data4[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? RejectedSegment_reply.errors : vErrors.concat(RejectedSegment_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnRejection_reply.errors = vErrors;
 return errors === 0;
}
function OwnSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.timeSubmitted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeSubmitted"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.hidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden"}}); }
  if(data.shadowHidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shadowHidden"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  if(data.userAgent === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userAgent"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_4b706a6caac5, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.timeSubmitted !== undefined){
   let data3 = data.timeSubmitted;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSubmitted",schemaPath:"#/properties/timeSubmitted/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.startTime !== undefined){
   let data4 = data.startTime;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data5 = data.endTime;
   if(!((typeof data5 == "number") && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data7 = data.actionType;
   if(typeof data7 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data7 === "skip") || (data7 === "mute")) || (data7 === "full")) || (data7 === "poi")) || (data7 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.votes !== undefined){
   let data8 = data.votes;
   if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data9 = data.views;
   if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.locked !== undefined){
   let data10 = data.locked;
   if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data10 === 0) || (data10 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.hidden !== undefined){
   let data11 = data.hidden;
   if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data11 === 0) || (data11 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.shadowHidden !== undefined){
   let data12 = data.shadowHidden;
   if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data12 === 0) || (data12 === 1)) || (data12 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data14 = data.userName;
   if((typeof data14 !== "string") && (data14 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userAgent !== undefined){
   if(typeof data.userAgent !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnSegment_reply.errors = vErrors;
 return errors === 0;
}
function OwnUser_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.nameLocked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameLocked"}}); }
  if(data.vip === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vip"}}); }
  if(data.features === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "features"}}); }
  if(data.names === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"}}); }
  if(data.warnings === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"}}); }
  if(data.temporaryRanks === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "temporaryRanks"}}); }
  if(data.rejected === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_a401a3472c85, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.nameLocked !== undefined){
   if(typeof data.nameLocked !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/nameLocked",schemaPath:"#/properties/nameLocked/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.vip !== undefined){
   if(typeof data.vip !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vip",schemaPath:"#/properties/vip/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.features !== undefined){
   let data4 = data.features;
   if(Array.isArray(data4)){
    if(data4.length > 3){ errors = (vErrors ??= []).push({instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 3}}); }
    if(data4.length <= 3){
     const len0 = data4.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      let data5 = data4[i0];
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "integer"}}); }
      if(!(((data5 === 0) || (data5 === 1)) || (data5 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.names !== undefined){
   let data6 = data.names;
   if(Array.isArray(data6)){
    if(data6.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
    if(data6.length <= 1000){
     const len1 = data6.length;
     const start2 = errors;
     for(let i1=0; i1<len1; i1++){
      if(!(OwnNameChange_reply(data6[i1], {instancePath:instancePath+"/names/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
       vErrors = vErrors === null ? OwnNameChange_reply.errors : vErrors.concat(OwnNameChange_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start2 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.warnings !== undefined){
   let data8 = data.warnings;
   if(Array.isArray(data8)){
    if(data8.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
    if(data8.length <= 1000){
     const len2 = data8.length;
     const start3 = errors;
     for(let i2=0; i2<len2; i2++){
      if(!(OwnWarning_reply(data8[i2], {instancePath:instancePath+"/warnings/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
       vErrors = vErrors === null ? OwnWarning_reply.errors : vErrors.concat(OwnWarning_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start3 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.temporaryRanks !== undefined){
   let data10 = data.temporaryRanks;
   if(Array.isArray(data10)){
    if(data10.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/temporaryRanks",schemaPath:"#/properties/temporaryRanks/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
    if(data10.length <= 1000){
     const len3 = data10.length;
     const start4 = errors;
     for(let i3=0; i3<len3; i3++){
      if(!(OwnRank_reply(data10[i3], {instancePath:instancePath+"/temporaryRanks/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
       vErrors = vErrors === null ? OwnRank_reply.errors : vErrors.concat(OwnRank_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start4 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/temporaryRanks",schemaPath:"#/properties/temporaryRanks/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.rejected !== undefined){
   let data12 = data.rejected;
   if(Array.isArray(data12)){
    if(data12.length > 20){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit: 20}}); }
    if(data12.length <= 20){
     const len4 = data12.length;
     const start5 = errors;
     for(let i4=0; i4<len4; i4++){
      if(!(OwnRejection_reply(data12[i4], {instancePath:instancePath+"/rejected/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
       vErrors = vErrors === null ? OwnRejection_reply.errors : vErrors.concat(OwnRejection_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start5 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnUser_reply.errors = vErrors;
 return errors === 0;
}
function OwnVote_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.kind === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}}); }
  if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.counted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counted"}}); }
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "kind") || (key0 === "type")) || (key0 === "category")) || (key0 === "counted")) || (key0 === "time")) || (key0 === "segment"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.kind !== undefined){
   let data0 = data.kind;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); }
   if(!((data0 === "vote") || (data0 === "categoryVote"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: enum_75fa22376af1}}); }
  }
  if(data.type !== undefined){
   let data1 = data.type;
   if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: type_182b32493dcc}}); }
   if(!((((data1 === 0) || (data1 === 1)) || (data1 === 30)) || (data1 === null))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: enum_a0b67df0efe5}}); }
  }
  if(data.category !== undefined){
   let data2 = data.category;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.counted !== undefined){
   let data3 = data.counted;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.time !== undefined){
   let data4 = data.time;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.segment !== undefined){
   if(!(ListedSegment_reply(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
    vErrors = vErrors === null ? ListedSegment_reply.errors : vErrors.concat(ListedSegment_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnVote_reply.errors = vErrors;
 return errors === 0;
}
function OwnWarning_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.active === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "time") || (key0 === "reason")) || (key0 === "active"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.time !== undefined){
   let data0 = data.time;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.active !== undefined){
   if(typeof data.active !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 OwnWarning_reply.errors = vErrors;
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
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "detail")) || (key0 === "code"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.type !== undefined){
   if(typeof data.type !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.title !== undefined){
   if(typeof data.title !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.status !== undefined){
   let data2 = data.status;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.detail !== undefined){
   if(typeof data.detail !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.code !== undefined){
   if(typeof data.code !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Problem_reply.errors = vErrors;
 return errors === 0;
}
function PublicChange_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.table === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"}}); }
  if(data.key === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}}); }
  if(data.row === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "row"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "table") || (key0 === "key")) || (key0 === "row"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.table !== undefined){
   let data0 = data.table;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"PublicTable_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((((data0 === "sponsorTimes") || (data0 === "userNames")) || (data0 === "categoryVotes")) || (data0 === "lockCategories")) || (data0 === "warnings")) || (data0 === "vipUsers")) || (data0 === "videoInfo"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/table",schemaPath:"PublicTable_reply/enum",keyword:"enum",params:{allowedValues: enum_7d32728ab94d}}); }
  }
  if(data.key !== undefined){
   let data1 = data.key;
   if(Array.isArray(data1)){
    if(data1.length > 4){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxItems",keyword:"maxItems",params:{limit: 4}}); }
    if(data1.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/properties/key/minItems",keyword:"minItems",params:{limit: 1}}); }
    if(data1.length <= 4){
     const len0 = data1.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      let data2 = data1[i0];
      if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/key/" + i0,schemaPath:"#/properties/key/items/type",keyword:"type",params:{type: type_5a6f715a82cf}}); }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.row !== undefined){
   let data3 = data.row;
   if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: type_ebf51c8947af}}); }
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    const start2 = errors;
    for(const key1 in data3){
     let data4 = data3[key1];
     if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (data4 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/row/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/row/additionalProperties/type",keyword:"type",params:{type: type_acc8d9ffdfdc}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 PublicChange_reply.errors = vErrors;
 return errors === 0;
}
function PurgeEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segments === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segments"}}); }
    if(data3.actor === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "actor"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segments !== undefined){
     let data5 = data3.segments;
     if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/segments",schemaPath:"#/properties/data/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 PurgeEvent_reply.errors = vErrors;
 return errors === 0;
}
function QueueItem_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  if(data.rejected === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rejected"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "time") || (key0 === "segment")) || (key0 === "rejected"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.time !== undefined){
   let data0 = data.time;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.segment !== undefined){
   let data1 = data.segment;
   const _errs5 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs6 = errors;
   if(!(ListedSegment_reply(data1, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
    vErrors = vErrors === null ? ListedSegment_reply.errors : vErrors.concat(ListedSegment_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs6 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs7 = errors;
    if(data1 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs7 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs5, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs5;
    if(vErrors !== null){
     if(_errs5){
      vErrors.length = _errs5;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.rejected !== undefined){
   let data2 = data.rejected;
   const _errs10 = errors;
   let ends1 = [];
   let valid2 = false;
   const _errs11 = errors;
   if(!(RejectedSubmission_reply(data2, {instancePath:instancePath+"/rejected",parentData:data,parentDataProperty:"rejected",rootData}))){
    vErrors = vErrors === null ? RejectedSubmission_reply.errors : vErrors.concat(RejectedSubmission_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid1 = _errs11 === errors;
   ends1[0] = errors;
   valid2 = valid2 || _valid1;
   if(!valid2){
    const _errs12 = errors;
    if(data2 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid1 = _errs12 === errors;
    ends1[1] = errors;
    valid2 = valid2 || _valid1;
   }
   if(!valid2){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs10, ends1, undefined);
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
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 QueueItem_reply.errors = vErrors;
 return errors === 0;
}
function RankedUser_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "userID") || (key0 === "userName")) || (key0 === "segments")) || (key0 === "views")) || (key0 === "minutesSaved"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.segments !== undefined){
   let data2 = data.segments;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data3 = data.views;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.minutesSaved !== undefined){
   let data4 = data.minutesSaved;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "number"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 RankedUser_reply.errors = vErrors;
 return errors === 0;
}
function RejectedSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "startTime") || (key0 === "endTime")) || (key0 === "category")) || (key0 === "actionType"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.startTime !== undefined){
   let data0 = data.startTime;
   if(!((typeof data0 == "number") && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data1 = data.endTime;
   if(!((typeof data1 == "number") && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data3 = data.actionType;
   if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data3 === "skip") || (data3 === "mute")) || (data3 === "full")) || (data3 === "poi")) || (data3 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 RejectedSegment_reply.errors = vErrors;
 return errors === 0;
}
function RejectedSubmission_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "service") || (key0 === "videoID")) || (key0 === "userID")) || (key0 === "userName")) || (key0 === "reason")) || (key0 === "segments"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data3 = data.userName;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segments !== undefined){
   let data5 = data.segments;
   if(Array.isArray(data5)){
    if(data5.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data5.length <= 100){
     const len0 = data5.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(RejectedSegment_reply(data5[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? RejectedSegment_reply.errors : vErrors.concat(RejectedSegment_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 RejectedSubmission_reply.errors = vErrors;
 return errors === 0;
}
function RejectionEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_reply(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_reply.errors : vErrors.concat(EventUser_reply.errors.slice(0, 20));
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
 RejectionEvent_reply.errors = vErrors;
 return errors === 0;
}
function ReplayResult_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.replayed === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replayed"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "replayed") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.replayed !== undefined){
   let data0 = data.replayed;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.next !== undefined){
   let data1 = data.next;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReplayResult_reply.errors = vErrors;
 return errors === 0;
}
function ReviewResult_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.users === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "users")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.users !== undefined){
   let data0 = data.users;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(ReviewedUser_reply(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? ReviewedUser_reply.errors : vErrors.concat(ReviewedUser_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReviewResult_reply.errors = vErrors;
 return errors === 0;
}
function ReviewedUser_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.undo === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undo"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "userID") || (key0 === "undo"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.undo !== undefined){
   let data1 = data.undo;
   if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: type_182b32493dcc}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 ReviewedUser_reply.errors = vErrors;
 return errors === 0;
}
function SearchPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segmentCount === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segmentCount"}}); }
  if(data.page === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.vips === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vips"}}); }
  if(data.titles === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "titles"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "segmentCount") || (key0 === "page")) || (key0 === "segments")) || (key0 === "vips")) || (key0 === "titles"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.segmentCount !== undefined){
   let data0 = data.segmentCount;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segmentCount",schemaPath:"#/properties/segmentCount/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.page !== undefined){
   let data1 = data.page;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.segments !== undefined){
   let data2 = data.segments;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length <= 100){
     const len0 = data2.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(FoundSegment_reply(data2[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? FoundSegment_reply.errors : vErrors.concat(FoundSegment_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.vips !== undefined){
   let data4 = data.vips;
   if(Array.isArray(data4)){
    if(data4.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vips",schemaPath:"#/properties/vips/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data4.length <= 100){
     const len1 = data4.length;
     const start2 = errors;
     for(let i1=0; i1<len1; i1++){
      if(typeof data4[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vips/" + i1,schemaPath:"#/properties/vips/items/type",keyword:"type",params:{type: "string"}}); }
      if(errors - start2 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/vips",schemaPath:"#/properties/vips/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.titles !== undefined){
   let data6 = data.titles;
   if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
    const start3 = errors;
    for(const key1 in data6){
     if(typeof data6[key1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/titles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/titles/additionalProperties/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SearchPage_reply.errors = vErrors;
 return errors === 0;
}
function SegmentChangeEntry_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.change === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"}}); }
  if(data.detail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "time") || (key0 === "change")) || (key0 === "detail"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.time !== undefined){
   let data0 = data.time;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.change !== undefined){
   let data1 = data.change;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}}); }
   if(!((((((((data1 === "hide") || (data1 === "show")) || (data1 === "lock")) || (data1 === "unlock")) || (data1 === "category")) || (data1 === "undo")) || (data1 === "purge")) || (data1 === "shift"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/change",schemaPath:"#/properties/change/enum",keyword:"enum",params:{allowedValues: enum_978ef921d812}}); }
  }
  if(data.detail !== undefined){
   let data2 = data.detail;
   if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentChangeEntry_reply.errors = vErrors;
 return errors === 0;
}
function SegmentEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_reply(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_reply.errors : vErrors.concat(EventSegment_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_reply(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_reply.errors : vErrors.concat(EventUser_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.reason !== undefined){
     if(typeof data3.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}}); }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentEvent_reply.errors = vErrors;
 return errors === 0;
}
function SegmentHistory_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.categoryVotes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryVotes"}}); }
  if(data.changes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "segment") || (key0 === "votes")) || (key0 === "categoryVotes")) || (key0 === "changes"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.segment !== undefined){
   if(!(ListedSegment_reply(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
    vErrors = vErrors === null ? ListedSegment_reply.errors : vErrors.concat(ListedSegment_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.votes !== undefined){
   let data1 = data.votes;
   if(Array.isArray(data1)){
    const len0 = data1.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(VoteDay_reply(data1[i0], {instancePath:instancePath+"/votes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? VoteDay_reply.errors : vErrors.concat(VoteDay_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categoryVotes !== undefined){
   let data3 = data.categoryVotes;
   if(Array.isArray(data3)){
    const len1 = data3.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(!(CategoryVotes_reply(data3[i1], {instancePath:instancePath+"/categoryVotes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
      vErrors = vErrors === null ? CategoryVotes_reply.errors : vErrors.concat(CategoryVotes_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryVotes",schemaPath:"#/properties/categoryVotes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.changes !== undefined){
   let data5 = data.changes;
   if(Array.isArray(data5)){
    if(data5.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data5.length <= 100){
     const len2 = data5.length;
     const start3 = errors;
     for(let i2=0; i2<len2; i2++){
      if(!(SegmentChangeEntry_reply(data5[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
       vErrors = vErrors === null ? SegmentChangeEntry_reply.errors : vErrors.concat(SegmentChangeEntry_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start3 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentHistory_reply.errors = vErrors;
 return errors === 0;
}
function SegmentPage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.vips === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vips"}}); }
  if(data.titles === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "titles"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "segments") || (key0 === "vips")) || (key0 === "titles")) || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.segments !== undefined){
   let data0 = data.segments;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(ListedSegment_reply(data0[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? ListedSegment_reply.errors : vErrors.concat(ListedSegment_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.vips !== undefined){
   let data2 = data.vips;
   if(Array.isArray(data2)){
    if(data2.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vips",schemaPath:"#/properties/vips/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data2.length <= 100){
     const len1 = data2.length;
     const start2 = errors;
     for(let i1=0; i1<len1; i1++){
      if(typeof data2[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vips/" + i1,schemaPath:"#/properties/vips/items/type",keyword:"type",params:{type: "string"}}); }
      if(errors - start2 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/vips",schemaPath:"#/properties/vips/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.titles !== undefined){
   let data4 = data.titles;
   if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
    const start3 = errors;
    for(const key1 in data4){
     if(typeof data4[key1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/titles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/titles/additionalProperties/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.next !== undefined){
   let data6 = data.next;
   if((typeof data6 !== "string") && (data6 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentPage_reply.errors = vErrors;
 return errors === 0;
}
function SegmentRecord_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.endTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.incorrectVotes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "incorrectVotes"}}); }
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.timeSubmitted === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeSubmitted"}}); }
  if(data.views === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "views"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoDuration === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoDuration"}}); }
  if(data.hidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hidden"}}); }
  if(data.reputation === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reputation"}}); }
  if(data.shadowHidden === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shadowHidden"}}); }
  if(data.hashedVideoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hashedVideoID"}}); }
  if(data.userAgent === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userAgent"}}); }
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_80c904aa9eef, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.startTime !== undefined){
   let data1 = data.startTime;
   if(!((typeof data1 == "number") && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.endTime !== undefined){
   let data2 = data.endTime;
   if(!((typeof data2 == "number") && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.votes !== undefined){
   let data3 = data.votes;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.locked !== undefined){
   let data4 = data.locked;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data4 === 0) || (data4 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.incorrectVotes !== undefined){
   let data5 = data.incorrectVotes;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/incorrectVotes",schemaPath:"#/properties/incorrectVotes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.timeSubmitted !== undefined){
   let data8 = data.timeSubmitted;
   if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSubmitted",schemaPath:"#/properties/timeSubmitted/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.views !== undefined){
   let data9 = data.views;
   if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/views",schemaPath:"#/properties/views/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data11 = data.actionType;
   if(typeof data11 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data11 === "skip") || (data11 === "mute")) || (data11 === "full")) || (data11 === "poi")) || (data11 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.service !== undefined){
   if(typeof data.service !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"Platform_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoDuration !== undefined){
   let data13 = data.videoDuration;
   if(!((typeof data13 == "number") && (isFinite(data13)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"#/properties/videoDuration/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.hidden !== undefined){
   let data14 = data.hidden;
   if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data14 === 0) || (data14 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hidden",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.reputation !== undefined){
   let data15 = data.reputation;
   if(!((typeof data15 == "number") && (isFinite(data15)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reputation",schemaPath:"#/properties/reputation/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.shadowHidden !== undefined){
   let data16 = data.shadowHidden;
   if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/type",keyword:"type",params:{type: "integer"}}); }
   if(!(((data16 === 0) || (data16 === 1)) || (data16 === 2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/shadowHidden",schemaPath:"#/properties/shadowHidden/enum",keyword:"enum",params:{allowedValues: enum_434026bd98ff}}); }
  }
  if(data.hashedVideoID !== undefined){
   if(typeof data.hashedVideoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hashedVideoID",schemaPath:"#/properties/hashedVideoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userAgent !== undefined){
   if(typeof data.userAgent !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SegmentRecord_reply.errors = vErrors;
 return errors === 0;
}
function Segment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.actionType === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionType"}}); }
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.videoDuration === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoDuration"}}); }
  if(data.locked === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"}}); }
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.description === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((((key0 === "category") || (key0 === "actionType")) || (key0 === "segment")) || (key0 === "UUID")) || (key0 === "videoDuration")) || (key0 === "locked")) || (key0 === "votes")) || (key0 === "description"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionType !== undefined){
   let data1 = data.actionType;
   if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data1 === "skip") || (data1 === "mute")) || (data1 === "full")) || (data1 === "poi")) || (data1 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionType",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.segment !== undefined){
   if(!(Times_reply(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
    vErrors = vErrors === null ? Times_reply.errors : vErrors.concat(Times_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.videoDuration !== undefined){
   let data4 = data.videoDuration;
   if(!((typeof data4 == "number") && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoDuration",schemaPath:"#/properties/videoDuration/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.locked !== undefined){
   let data5 = data.locked;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/type",keyword:"type",params:{type: "integer"}}); }
   if(!((data5 === 0) || (data5 === 1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",schemaPath:"Flag_reply/enum",keyword:"enum",params:{allowedValues: enum_463f2998327e}}); }
  }
  if(data.votes !== undefined){
   let data6 = data.votes;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.description !== undefined){
   if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Segment_reply.errors = vErrors;
 return errors === 0;
}
function StartLabels_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  if(data.hasStartSegment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasStartSegment"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "segments") || (key0 === "hasStartSegment"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.segments !== undefined){
   let data0 = data.segments;
   if(Array.isArray(data0)){
    if(data0.length > 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 1}}); }
    if(data0.length <= 1){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(Label_reply(data0[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? Label_reply.errors : vErrors.concat(Label_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.hasStartSegment !== undefined){
   if(typeof data.hasStartSegment !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 StartLabels_reply.errors = vErrors;
 return errors === 0;
}
function Status_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.startTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startTime"}}); }
  if(data.processTime === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "processTime"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "startTime") || (key0 === "processTime"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.startTime !== undefined){
   let data0 = data.startTime;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.processTime !== undefined){
   let data1 = data.processTime;
   if(!((typeof data1 == "number") && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/processTime",schemaPath:"#/properties/processTime/type",keyword:"type",params:{type: "number"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Status_reply.errors = vErrors;
 return errors === 0;
}
function StoredSegment_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.UUID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UUID"}}); }
  if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}}); }
  if(data.segment === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segment"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "UUID") || (key0 === "category")) || (key0 === "segment"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.UUID !== undefined){
   if(typeof data.UUID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/UUID",schemaPath:"UUID_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.category !== undefined){
   if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segment !== undefined){
   if(!(Times_reply(data.segment, {instancePath:instancePath+"/segment",parentData:data,parentDataProperty:"segment",rootData}))){
    vErrors = vErrors === null ? Times_reply.errors : vErrors.concat(Times_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 StoredSegment_reply.errors = vErrors;
 return errors === 0;
}
function SubmissionEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
   }
  }
  if(data.data !== undefined){
   let data3 = data.data;
   if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.video === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "video"}}); }
    if(data3.segment === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "segment"}}); }
    if(data3.user === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "user"}}); }
    if(data3.video !== undefined){
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_reply(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_reply.errors : vErrors.concat(EventSegment_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.user !== undefined){
     if(!(EventUser_reply(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_reply.errors : vErrors.concat(EventUser_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SubmissionEvent_reply.errors = vErrors;
 return errors === 0;
}
function SubscriptionList_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.subscriptions === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriptions"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "subscriptions")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.subscriptions !== undefined){
   let data0 = data.subscriptions;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(ListedSubscription_reply(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? ListedSubscription_reply.errors : vErrors.concat(ListedSubscription_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 SubscriptionList_reply.errors = vErrors;
 return errors === 0;
}
function TemporaryVip_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.channelID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelID"}}); }
  if(data.until === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "userID") || (key0 === "userName")) || (key0 === "channelID")) || (key0 === "until"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   let data1 = data.userName;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.channelID !== undefined){
   if(typeof data.channelID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/channelID",schemaPath:"#/properties/channelID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.until !== undefined){
   let data3 = data.until;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TemporaryVip_reply.errors = vErrors;
 return errors === 0;
}
function TemporaryVips_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.users === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "users")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.users !== undefined){
   let data0 = data.users;
   if(Array.isArray(data0)){
    if(data0.length > 1000){ errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}); }
    if(data0.length <= 1000){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(TemporaryVip_reply(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? TemporaryVip_reply.errors : vErrors.concat(TemporaryVip_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TemporaryVips_reply.errors = vErrors;
 return errors === 0;
}
function TestEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
 TestEvent_reply.errors = vErrors;
 return errors === 0;
}
function Times_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 2){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}); }
  if(data.length < 2){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}); }
  if(data.length <= 2){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    let data0 = data[i0];
    if((typeof data0 == "number") && (isFinite(data0))){
     if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
    }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"}}); }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 Times_reply.errors = vErrors;
 return errors === 0;
}
function TopCategoryUsers_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userNames === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userNames"}}); }
  if(data.viewCounts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "viewCounts"}}); }
  if(data.totalSubmissions === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalSubmissions"}}); }
  if(data.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "userNames") || (key0 === "viewCounts")) || (key0 === "totalSubmissions")) || (key0 === "minutesSaved"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userNames !== undefined){
   let data0 = data.userNames;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userNames/" + i0,schemaPath:"#/properties/userNames/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userNames",schemaPath:"#/properties/userNames/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.viewCounts !== undefined){
   let data2 = data.viewCounts;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     let data3 = data2[i1];
     if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCounts/" + i1,schemaPath:"#/properties/viewCounts/items/type",keyword:"type",params:{type: "integer"}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCounts",schemaPath:"#/properties/viewCounts/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.totalSubmissions !== undefined){
   let data4 = data.totalSubmissions;
   if(Array.isArray(data4)){
    const len2 = data4.length;
    const start3 = errors;
    for(let i2=0; i2<len2; i2++){
     let data5 = data4[i2];
     if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions/" + i2,schemaPath:"#/properties/totalSubmissions/items/type",keyword:"type",params:{type: "integer"}}); }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions",schemaPath:"#/properties/totalSubmissions/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.minutesSaved !== undefined){
   let data6 = data.minutesSaved;
   if(Array.isArray(data6)){
    const len3 = data6.length;
    const start4 = errors;
    for(let i3=0; i3<len3; i3++){
     let data7 = data6[i3];
     if(!((typeof data7 == "number") && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved/" + i3,schemaPath:"#/properties/minutesSaved/items/type",keyword:"type",params:{type: "number"}}); }
     if(errors - start4 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TopCategoryUsers_reply.errors = vErrors;
 return errors === 0;
}
function TopUsers_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userNames === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userNames"}}); }
  if(data.viewCounts === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "viewCounts"}}); }
  if(data.totalSubmissions === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalSubmissions"}}); }
  if(data.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "userNames") || (key0 === "viewCounts")) || (key0 === "totalSubmissions")) || (key0 === "minutesSaved")) || (key0 === "categoryStats"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userNames !== undefined){
   let data0 = data.userNames;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data0[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userNames/" + i0,schemaPath:"#/properties/userNames/items/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/userNames",schemaPath:"#/properties/userNames/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.viewCounts !== undefined){
   let data2 = data.viewCounts;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     let data3 = data2[i1];
     if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCounts/" + i1,schemaPath:"#/properties/viewCounts/items/type",keyword:"type",params:{type: "integer"}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCounts",schemaPath:"#/properties/viewCounts/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.totalSubmissions !== undefined){
   let data4 = data.totalSubmissions;
   if(Array.isArray(data4)){
    const len2 = data4.length;
    const start3 = errors;
    for(let i2=0; i2<len2; i2++){
     let data5 = data4[i2];
     if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions/" + i2,schemaPath:"#/properties/totalSubmissions/items/type",keyword:"type",params:{type: "integer"}}); }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions",schemaPath:"#/properties/totalSubmissions/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.minutesSaved !== undefined){
   let data6 = data.minutesSaved;
   if(Array.isArray(data6)){
    const len3 = data6.length;
    const start4 = errors;
    for(let i3=0; i3<len3; i3++){
     let data7 = data6[i3];
     if(!((typeof data7 == "number") && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved/" + i3,schemaPath:"#/properties/minutesSaved/items/type",keyword:"type",params:{type: "number"}}); }
     if(errors - start4 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categoryStats !== undefined){
   let data8 = data.categoryStats;
   if(Array.isArray(data8)){
    const len4 = data8.length;
    const start5 = errors;
    for(let i4=0; i4<len4; i4++){
     let data9 = data8[i4];
     if(Array.isArray(data9)){
      if(data9.length > 11){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats/" + i4,schemaPath:"#/properties/categoryStats/items/maxItems",keyword:"maxItems",params:{limit: 11}}); }
      if(data9.length < 11){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats/" + i4,schemaPath:"#/properties/categoryStats/items/minItems",keyword:"minItems",params:{limit: 11}}); }
      if(data9.length <= 11){
       const len5 = data9.length;
       const start6 = errors;
       for(let i5=0; i5<len5; i5++){
        let data10 = data9[i5];
        if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats/" + i4+"/" + i5,schemaPath:"#/properties/categoryStats/items/items/type",keyword:"type",params:{type: "integer"}}); }
        if(errors - start6 >= 20){
         break;
        }
       }
      }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats/" + i4,schemaPath:"#/properties/categoryStats/items/type",keyword:"type",params:{type: "array"}}); }
     if(errors - start5 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryStats",schemaPath:"#/properties/categoryStats/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TopUsers_reply.errors = vErrors;
 return errors === 0;
}
function TotalStats_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.activeUsers === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activeUsers"}}); }
  if(data.apiUsers === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiUsers"}}); }
  if(data.viewCount === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "viewCount"}}); }
  if(data.totalSubmissions === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalSubmissions"}}); }
  if(data.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((key0 === "userCount") || (key0 === "activeUsers")) || (key0 === "apiUsers")) || (key0 === "viewCount")) || (key0 === "totalSubmissions")) || (key0 === "minutesSaved"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userCount !== undefined){
   let data0 = data.userCount;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userCount",schemaPath:"#/properties/userCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userCount",schemaPath:"#/properties/userCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.activeUsers !== undefined){
   let data1 = data.activeUsers;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data1 == "number") && (isFinite(data1))){
    if(data1 < 0 || isNaN(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.apiUsers !== undefined){
   let data2 = data.apiUsers;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/apiUsers",schemaPath:"#/properties/apiUsers/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/apiUsers",schemaPath:"#/properties/apiUsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.viewCount !== undefined){
   let data3 = data.viewCount;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.totalSubmissions !== undefined){
   let data4 = data.totalSubmissions;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions",schemaPath:"#/properties/totalSubmissions/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalSubmissions",schemaPath:"#/properties/totalSubmissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.minutesSaved !== undefined){
   let data5 = data.minutesSaved;
   if((typeof data5 == "number") && (isFinite(data5))){
    if(data5 < 0 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "number"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TotalStats_reply.errors = vErrors;
 return errors === 0;
}
function TrailEntry_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.actor === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"}}); }
  if(data.actorName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actorName"}}); }
  if(data.action === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}}); }
  if(data.user === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.service === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"}}); }
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.detail === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}}); }
  if(data.undone === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undone"}}); }
  if(data.undoable === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undoable"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_ea65364972ed, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.id !== undefined){
   let data0 = data.id;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.time !== undefined){
   let data1 = data.time;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.actor !== undefined){
   if(typeof data.actor !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actorName !== undefined){
   let data3 = data.actorName;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actorName",schemaPath:"#/properties/actorName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.action !== undefined){
   let data4 = data.action;
   if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}); }
   if(!((((((((((((((((((((((data4 === "ban") || (data4 === "unban")) || (data4 === "ban_addresses")) || (data4 === "unban_addresses")) || (data4 === "warn")) || (data4 === "unwarn")) || (data4 === "acknowledge")) || (data4 === "lock")) || (data4 === "unlock")) || (data4 === "purge")) || (data4 === "shift")) || (data4 === "add_vip")) || (data4 === "remove_vip")) || (data4 === "add_temporary_vip")) || (data4 === "remove_temporary_vip")) || (data4 === "add_feature")) || (data4 === "remove_feature")) || (data4 === "set_name")) || (data4 === "configure")) || (data4 === "segments")) || (data4 === "review")) || (data4 === "undo"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: enum_8c5a482a9a19}}); }
  }
  if(data.user !== undefined){
   let data5 = data.user;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.userName !== undefined){
   let data6 = data.userName;
   if((typeof data6 !== "string") && (data6 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.service !== undefined){
   let data7 = data.service;
   if((typeof data7 !== "string") && (data7 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.videoID !== undefined){
   let data8 = data.videoID;
   if((typeof data8 !== "string") && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.detail !== undefined){
   let data9 = data.detail;
   if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.undone !== undefined){
   let data10 = data.undone;
   const _errs24 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs25 = errors;
   if(!(TrailUndoing_reply(data10, {instancePath:instancePath+"/undone",parentData:data,parentDataProperty:"undone",rootData}))){
    vErrors = vErrors === null ? TrailUndoing_reply.errors : vErrors.concat(TrailUndoing_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs25 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs26 = errors;
    if(data10 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/undone",schemaPath:"#/properties/undone/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs26 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/undone",schemaPath:"#/properties/undone/anyOf",keyword:"anyOf",params:{}});
    vErrors = closest(vErrors, _errs24, ends0, undefined);
    errors = vErrors.length;
   }else {
    errors = _errs24;
    if(vErrors !== null){
     if(_errs24){
      vErrors.length = _errs24;
     }else {
      vErrors = null;
     }
    }
   }
  }
  if(data.undoable !== undefined){
   if(typeof data.undoable !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/undoable",schemaPath:"#/properties/undoable/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TrailEntry_reply.errors = vErrors;
 return errors === 0;
}
function TrailUndoing_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.id === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); }
  if(data.time === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}}); }
  if(data.actor === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"}}); }
  if(data.actorName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actorName"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "id") || (key0 === "time")) || (key0 === "actor")) || (key0 === "actorName"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.id !== undefined){
   let data0 = data.id;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.time !== undefined){
   let data1 = data.time;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.actor !== undefined){
   if(typeof data.actor !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actorName !== undefined){
   let data3 = data.actorName;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actorName",schemaPath:"#/properties/actorName/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 TrailUndoing_reply.errors = vErrors;
 return errors === 0;
}
function UnlockReply_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.message === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "message")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.message !== undefined){
   if(typeof data.message !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UnlockReply_reply.errors = vErrors;
 return errors === 0;
}
function UserInfo_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_2c654a027e77, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   if(typeof data.userName !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.minutesSaved !== undefined){
   let data2 = data.minutesSaved;
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 0 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minutesSaved",schemaPath:"#/properties/minutesSaved/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.segmentCount !== undefined){
   let data3 = data.segmentCount;
   if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segmentCount",schemaPath:"#/properties/segmentCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data3 == "number") && (isFinite(data3))){
    if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segmentCount",schemaPath:"#/properties/segmentCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.ignoredSegmentCount !== undefined){
   let data4 = data.ignoredSegmentCount;
   if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ignoredSegmentCount",schemaPath:"#/properties/ignoredSegmentCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data4 == "number") && (isFinite(data4))){
    if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ignoredSegmentCount",schemaPath:"#/properties/ignoredSegmentCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.viewCount !== undefined){
   let data5 = data.viewCount;
   if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data5 == "number") && (isFinite(data5))){
    if(data5 < 0 || isNaN(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.ignoredViewCount !== undefined){
   let data6 = data.ignoredViewCount;
   if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ignoredViewCount",schemaPath:"#/properties/ignoredViewCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data6 == "number") && (isFinite(data6))){
    if(data6 < 0 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/ignoredViewCount",schemaPath:"#/properties/ignoredViewCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.warnings !== undefined){
   let data7 = data.warnings;
   if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data7 == "number") && (isFinite(data7))){
    if(data7 < 0 || isNaN(data7)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
  if(data.warningReason !== undefined){
   if(typeof data.warningReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warningReason",schemaPath:"#/properties/warningReason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reputation !== undefined){
   let data9 = data.reputation;
   if(!((typeof data9 == "number") && (isFinite(data9)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reputation",schemaPath:"#/properties/reputation/type",keyword:"type",params:{type: "number"}}); }
  }
  if(data.vip !== undefined){
   if(typeof data.vip !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vip",schemaPath:"#/properties/vip/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.lastSegmentID !== undefined){
   let data11 = data.lastSegmentID;
   if((typeof data11 !== "string") && (data11 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/lastSegmentID",schemaPath:"#/properties/lastSegmentID/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.banned !== undefined){
   if(typeof data.banned !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/banned",schemaPath:"#/properties/banned/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.permissions !== undefined){
   let data13 = data.permissions;
   if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
    const start1 = errors;
    for(const key1 in data13){
     if(typeof data13[key1] !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/permissions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/permissions/additionalProperties/type",keyword:"type",params:{type: "boolean"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.freeChaptersAccess !== undefined){
   if(typeof data.freeChaptersAccess !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/freeChaptersAccess",schemaPath:"#/properties/freeChaptersAccess/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.titleSubmissionCount !== undefined){
   let data16 = data.titleSubmissionCount;
   if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/titleSubmissionCount",schemaPath:"#/properties/titleSubmissionCount/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.thumbnailSubmissionCount !== undefined){
   let data17 = data.thumbnailSubmissionCount;
   if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/thumbnailSubmissionCount",schemaPath:"#/properties/thumbnailSubmissionCount/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.casualSubmissionCount !== undefined){
   let data18 = data.casualSubmissionCount;
   if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/casualSubmissionCount",schemaPath:"#/properties/casualSubmissionCount/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.deArrowWarningReason !== undefined){
   if(typeof data.deArrowWarningReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/deArrowWarningReason",schemaPath:"#/properties/deArrowWarningReason/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UserInfo_reply.errors = vErrors;
 return errors === 0;
}
function UserNameAnswer_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "userName")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userName !== undefined){
   if(typeof data.userName !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UserNameAnswer_reply.errors = vErrors;
 return errors === 0;
}
function UserSavedTime_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.timeSaved === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeSaved"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "timeSaved")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.timeSaved !== undefined){
   let data0 = data.timeSaved;
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSaved",schemaPath:"#/properties/timeSaved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timeSaved",schemaPath:"#/properties/timeSaved/type",keyword:"type",params:{type: "number"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UserSavedTime_reply.errors = vErrors;
 return errors === 0;
}
function UserStats_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.userID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userID"}}); }
  if(data.userName === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userName"}}); }
  if(data.overallStats === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overallStats"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "userID") || (key0 === "userName")) || (key0 === "overallStats")) || (key0 === "categoryCount")) || (key0 === "actionTypeCount"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.userID !== undefined){
   if(typeof data.userID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userID",schemaPath:"#/properties/userID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.userName !== undefined){
   if(typeof data.userName !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.overallStats !== undefined){
   let data2 = data.overallStats;
   if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
    if(data2.minutesSaved === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats",schemaPath:"#/properties/overallStats/required",keyword:"required",params:{missingProperty: "minutesSaved"}}); }
    if(data2.segmentCount === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats",schemaPath:"#/properties/overallStats/required",keyword:"required",params:{missingProperty: "segmentCount"}}); }
    const start1 = errors;
    for(const key1 in data2){
     if(!((key1 === "minutesSaved") || (key1 === "segmentCount"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats",schemaPath:"#/properties/overallStats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
    if(data2.minutesSaved !== undefined){
     let data3 = data2.minutesSaved;
     if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 < 0 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats/minutesSaved",schemaPath:"#/properties/overallStats/properties/minutesSaved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats/minutesSaved",schemaPath:"#/properties/overallStats/properties/minutesSaved/type",keyword:"type",params:{type: "number"}}); }
    }
    if(data2.segmentCount !== undefined){
     let data4 = data2.segmentCount;
     if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats/segmentCount",schemaPath:"#/properties/overallStats/properties/segmentCount/type",keyword:"type",params:{type: "integer"}}); }
     if((typeof data4 == "number") && (isFinite(data4))){
      if(data4 < 0 || isNaN(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats/segmentCount",schemaPath:"#/properties/overallStats/properties/segmentCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/overallStats",schemaPath:"#/properties/overallStats/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.categoryCount !== undefined){
   let data5 = data.categoryCount;
   if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
    const start2 = errors;
    for(const key2 in data5){
     let data6 = data5[key2];
     if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryCount/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categoryCount/additionalProperties/type",keyword:"type",params:{type: "integer"}}); }
     if((typeof data6 == "number") && (isFinite(data6))){
      if(data6 < 0 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryCount/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categoryCount/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categoryCount",schemaPath:"#/properties/categoryCount/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.actionTypeCount !== undefined){
   let data7 = data.actionTypeCount;
   if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
    const start3 = errors;
    for(const key3 in data7){
     let data8 = data7[key3];
     if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypeCount/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/actionTypeCount/additionalProperties/type",keyword:"type",params:{type: "integer"}}); }
     if((typeof data8 == "number") && (isFinite(data8))){
      if(data8 < 0 || isNaN(data8)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypeCount/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/actionTypeCount/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
     }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypeCount",schemaPath:"#/properties/actionTypeCount/type",keyword:"type",params:{type: "object"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UserStats_reply.errors = vErrors;
 return errors === 0;
}
function UserViews_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.viewCount === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "viewCount"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(key0 === "viewCount")){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.viewCount !== undefined){
   let data0 = data.viewCount;
   if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data0 == "number") && (isFinite(data0))){
    if(data0 < 0 || isNaN(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/viewCount",schemaPath:"#/properties/viewCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 UserViews_reply.errors = vErrors;
 return errors === 0;
}
function VideoLabels_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "videoID") || (key0 === "segments")) || (key0 === "hasStartSegment"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segments !== undefined){
   let data1 = data.segments;
   if(Array.isArray(data1)){
    if(data1.length > 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 1}}); }
    if(data1.length <= 1){
     const len0 = data1.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(Label_reply(data1[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? Label_reply.errors : vErrors.concat(Label_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.hasStartSegment !== undefined){
   if(typeof data.hasStartSegment !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStartSegment",schemaPath:"#/properties/hasStartSegment/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VideoLabels_reply.errors = vErrors;
 return errors === 0;
}
function VideoLocks_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.hash === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}}); }
  if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.actionTypes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionTypes"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "videoID") || (key0 === "hash")) || (key0 === "reason")) || (key0 === "categories")) || (key0 === "actionTypes"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.hash !== undefined){
   let data1 = data.hash;
   if(typeof data1 === "string"){
    if(!pattern_34517ed6cb83.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.reason !== undefined){
   if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.categories !== undefined){
   let data3 = data.categories;
   if(Array.isArray(data3)){
    if(data3.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1}}); }
    const len0 = data3.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(typeof data3[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/categories/" + i0,schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data5 = data.actionTypes;
   if(Array.isArray(data5)){
    if(data5.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/minItems",keyword:"minItems",params:{limit: 1}}); }
    const len1 = data5.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     let data6 = data5[i1];
     if(typeof data6 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i1,schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
     if(!(((((data6 === "skip") || (data6 === "mute")) || (data6 === "full")) || (data6 === "poi")) || (data6 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i1,schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VideoLocks_reply.errors = vErrors;
 return errors === 0;
}
function VideoSegments_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.videoID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoID"}}); }
  if(data.hash === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}}); }
  if(data.segments === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "videoID") || (key0 === "hash")) || (key0 === "segments"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.videoID !== undefined){
   if(typeof data.videoID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoID",schemaPath:"#/properties/videoID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.hash !== undefined){
   let data1 = data.hash;
   if(typeof data1 === "string"){
    if(!pattern_34517ed6cb83.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.segments !== undefined){
   let data2 = data.segments;
   if(Array.isArray(data2)){
    if(data2.length < 1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1}}); }
    const len0 = data2.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(Segment_reply(data2[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? Segment_reply.errors : vErrors.concat(Segment_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VideoSegments_reply.errors = vErrors;
 return errors === 0;
}
function VipStatus_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.hashedUserID === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hashedUserID"}}); }
  if(data.vip === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vip"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "hashedUserID") || (key0 === "vip"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.hashedUserID !== undefined){
   if(typeof data.hashedUserID !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hashedUserID",schemaPath:"#/properties/hashedUserID/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.vip !== undefined){
   if(typeof data.vip !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/vip",schemaPath:"#/properties/vip/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VipStatus_reply.errors = vErrors;
 return errors === 0;
}
function VocabularyAction_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.label === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "name") || (key0 === "label"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   let data0 = data.name;
   if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
   if(!(((((data0 === "skip") || (data0 === "mute")) || (data0 === "full")) || (data0 === "poi")) || (data0 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
  }
  if(data.label !== undefined){
   let data1 = data.label;
   if((typeof data1 !== "string") && (data1 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VocabularyAction_reply.errors = vErrors;
 return errors === 0;
}
function VocabularyCategory_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.label === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}}); }
  if(data.colour === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colour"}}); }
  if(data.actionTypes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionTypes"}}); }
  if(data.maySubmit === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maySubmit"}}); }
  if(data.minSeconds === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minSeconds"}}); }
  if(data.minReputation === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minReputation"}}); }
  if(data.chapters === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chapters"}}); }
  if(data.guidelineUrl === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guidelineUrl"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(hasOwnProperty.call(properties_8099565a946c, key0))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"Category_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.label !== undefined){
   if(typeof data.label !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.colour !== undefined){
   let data2 = data.colour;
   if(typeof data2 === "string"){
    if(!pattern_5c9c8b6bb0f6.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.actionTypes !== undefined){
   let data3 = data.actionTypes;
   if(Array.isArray(data3)){
    const len0 = data3.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     let data4 = data3[i0];
     if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i0,schemaPath:"ActionType_reply/type",keyword:"type",params:{type: "string"}}); }
     if(!(((((data4 === "skip") || (data4 === "mute")) || (data4 === "full")) || (data4 === "poi")) || (data4 === "chapter"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes/" + i0,schemaPath:"ActionType_reply/enum",keyword:"enum",params:{allowedValues: enum_154633299f77}}); }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.maySubmit !== undefined){
   if(typeof data.maySubmit !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/maySubmit",schemaPath:"#/properties/maySubmit/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.minSeconds !== undefined){
   let data6 = data.minSeconds;
   if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
    const start2 = errors;
    for(const key1 in data6){
     let data7 = data6[key1];
     if(!((typeof data7 == "number") && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minSeconds/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/minSeconds/additionalProperties/type",keyword:"type",params:{type: "number"}}); }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/minSeconds",schemaPath:"#/properties/minSeconds/type",keyword:"type",params:{type: "object"}}); }
  }
  if(data.minReputation !== undefined){
   let data8 = data.minReputation;
   if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minReputation",schemaPath:"#/properties/minReputation/type",keyword:"type",params:{type: type_e4a8fde2a20a}}); }
  }
  if(data.chapters !== undefined){
   let data9 = data.chapters;
   if((typeof data9 !== "string") && (data9 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
   if(!((((data9 === "anyone") || (data9 === "established")) || (data9 === "vip")) || (data9 === null))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/chapters",schemaPath:"#/properties/chapters/enum",keyword:"enum",params:{allowedValues: enum_74eb78db8b4c}}); }
  }
  if(data.guidelineUrl !== undefined){
   let data10 = data.guidelineUrl;
   if((typeof data10 !== "string") && (data10 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/guidelineUrl",schemaPath:"#/properties/guidelineUrl/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VocabularyCategory_reply.errors = vErrors;
 return errors === 0;
}
function VocabularyPart_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.separator === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "separator"}}); }
  if(data.example === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "example"}}); }
  if(data.required === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((key0 === "name") || (key0 === "separator")) || (key0 === "example")) || (key0 === "required"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.separator !== undefined){
   if(typeof data.separator !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/separator",schemaPath:"#/properties/separator/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.example !== undefined){
   if(typeof data.example !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.required !== undefined){
   if(typeof data.required !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VocabularyPart_reply.errors = vErrors;
 return errors === 0;
}
function VocabularyService_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); }
  if(data.maySubmit === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maySubmit"}}); }
  if(data.videoUrl === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoUrl"}}); }
  if(data.thumbnailUrl === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thumbnailUrl"}}); }
  if(data.showThumbnails === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showThumbnails"}}); }
  if(data.idPattern === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPattern"}}); }
  if(data.idExample === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idExample"}}); }
  if(data.part === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "part"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((((((((key0 === "name") || (key0 === "maySubmit")) || (key0 === "videoUrl")) || (key0 === "thumbnailUrl")) || (key0 === "showThumbnails")) || (key0 === "idPattern")) || (key0 === "idExample")) || (key0 === "part"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.name !== undefined){
   if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.maySubmit !== undefined){
   if(typeof data.maySubmit !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/maySubmit",schemaPath:"#/properties/maySubmit/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.videoUrl !== undefined){
   let data2 = data.videoUrl;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/videoUrl",schemaPath:"#/properties/videoUrl/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.thumbnailUrl !== undefined){
   let data3 = data.thumbnailUrl;
   if((typeof data3 !== "string") && (data3 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/thumbnailUrl",schemaPath:"#/properties/thumbnailUrl/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.showThumbnails !== undefined){
   if(typeof data.showThumbnails !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/showThumbnails",schemaPath:"#/properties/showThumbnails/type",keyword:"type",params:{type: "boolean"}}); }
  }
  if(data.idPattern !== undefined){
   let data5 = data.idPattern;
   if((typeof data5 !== "string") && (data5 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/idPattern",schemaPath:"#/properties/idPattern/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.idExample !== undefined){
   let data6 = data.idExample;
   if((typeof data6 !== "string") && (data6 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/idExample",schemaPath:"#/properties/idExample/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
  if(data.part !== undefined){
   let data7 = data.part;
   const _errs17 = errors;
   let ends0 = [];
   let valid1 = false;
   const _errs18 = errors;
   if(!(VocabularyPart_reply(data7, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData}))){
    vErrors = vErrors === null ? VocabularyPart_reply.errors : vErrors.concat(VocabularyPart_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   var _valid0 = _errs18 === errors;
   ends0[0] = errors;
   valid1 = valid1 || _valid0;
   if(!valid1){
    const _errs19 = errors;
    if(data7 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf/1/type",keyword:"type",params:{type: "null"}}); }
    var _valid0 = _errs19 === errors;
    ends0[1] = errors;
    valid1 = valid1 || _valid0;
   }
   if(!valid1){
    errors = (vErrors ??= []).push({instancePath:instancePath+"/part",schemaPath:"#/properties/part/anyOf",keyword:"anyOf",params:{}});
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
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VocabularyService_reply.errors = vErrors;
 return errors === 0;
}
function Vocabulary_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.services === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "services"}}); }
  if(data.categories === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"}}); }
  if(data.actionTypes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actionTypes"}}); }
  if(data.submitters === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submitters"}}); }
  if(data.minShownVotes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minShownVotes"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((((key0 === "services") || (key0 === "categories")) || (key0 === "actionTypes")) || (key0 === "submitters")) || (key0 === "minShownVotes"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.services !== undefined){
   let data0 = data.services;
   if(Array.isArray(data0)){
    const len0 = data0.length;
    const start1 = errors;
    for(let i0=0; i0<len0; i0++){
     if(!(VocabularyService_reply(data0[i0], {instancePath:instancePath+"/services/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
      vErrors = vErrors === null ? VocabularyService_reply.errors : vErrors.concat(VocabularyService_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start1 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.categories !== undefined){
   let data2 = data.categories;
   if(Array.isArray(data2)){
    const len1 = data2.length;
    const start2 = errors;
    for(let i1=0; i1<len1; i1++){
     if(!(VocabularyCategory_reply(data2[i1], {instancePath:instancePath+"/categories/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
      vErrors = vErrors === null ? VocabularyCategory_reply.errors : vErrors.concat(VocabularyCategory_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start2 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.actionTypes !== undefined){
   let data4 = data.actionTypes;
   if(Array.isArray(data4)){
    const len2 = data4.length;
    const start3 = errors;
    for(let i2=0; i2<len2; i2++){
     if(!(VocabularyAction_reply(data4[i2], {instancePath:instancePath+"/actionTypes/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
      vErrors = vErrors === null ? VocabularyAction_reply.errors : vErrors.concat(VocabularyAction_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
     if(errors - start3 >= 20){
      break;
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/actionTypes",schemaPath:"#/properties/actionTypes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.submitters !== undefined){
   let data6 = data.submitters;
   if(typeof data6 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/submitters",schemaPath:"#/properties/submitters/type",keyword:"type",params:{type: "string"}}); }
   if(!(((data6 === "anybody") || (data6 === "listed")) || (data6 === "token"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/submitters",schemaPath:"#/properties/submitters/enum",keyword:"enum",params:{allowedValues: enum_c9414f74c690}}); }
  }
  if(data.minShownVotes !== undefined){
   let data7 = data.minShownVotes;
   if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/minShownVotes",schemaPath:"#/properties/minShownVotes/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 Vocabulary_reply.errors = vErrors;
 return errors === 0;
}
function VoteDay_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.day === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"}}); }
  if(data.up === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "up"}}); }
  if(data.down === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "down"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!(((key0 === "day") || (key0 === "up")) || (key0 === "down"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.day !== undefined){
   let data0 = data.day;
   if(typeof data0 === "string"){
    if(!(format_date.validate(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.up !== undefined){
   let data1 = data.up;
   if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/up",schemaPath:"#/properties/up/type",keyword:"type",params:{type: "integer"}}); }
  }
  if(data.down !== undefined){
   let data2 = data.down;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "integer"}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VoteDay_reply.errors = vErrors;
 return errors === 0;
}
function VoteEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventVideo_reply(data3.video, {instancePath:instancePath+"/data/video",parentData:data3,parentDataProperty:"video",rootData}))){
      vErrors = vErrors === null ? EventVideo_reply.errors : vErrors.concat(EventVideo_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.segment !== undefined){
     if(!(EventSegment_reply(data3.segment, {instancePath:instancePath+"/data/segment",parentData:data3,parentDataProperty:"segment",rootData}))){
      vErrors = vErrors === null ? EventSegment_reply.errors : vErrors.concat(EventSegment_reply.errors.slice(0, 20));
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
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
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
 VoteEvent_reply.errors = vErrors;
 return errors === 0;
}
function VotePage_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(data && typeof data == "object" && !Array.isArray(data)){
  if(data.votes === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "votes"}}); }
  if(data.next === undefined){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}}); }
  const start0 = errors;
  for(const key0 in data){
   if(!((key0 === "votes") || (key0 === "next"))){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); }
   if(errors - start0 >= 20){
    break;
   }
  }
  if(data.votes !== undefined){
   let data0 = data.votes;
   if(Array.isArray(data0)){
    if(data0.length > 100){ errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/maxItems",keyword:"maxItems",params:{limit: 100}}); }
    if(data0.length <= 100){
     const len0 = data0.length;
     const start1 = errors;
     for(let i0=0; i0<len0; i0++){
      if(!(OwnVote_reply(data0[i0], {instancePath:instancePath+"/votes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
       vErrors = vErrors === null ? OwnVote_reply.errors : vErrors.concat(OwnVote_reply.errors.slice(0, 20));
       errors = vErrors.length;
      }
      if(errors - start1 >= 20){
       break;
      }
     }
    }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/votes",schemaPath:"#/properties/votes/type",keyword:"type",params:{type: "array"}}); }
  }
  if(data.next !== undefined){
   let data2 = data.next;
   if((typeof data2 !== "string") && (data2 !== null)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: type_f2aa28b7b593}}); }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}); }
 VotePage_reply.errors = vErrors;
 return errors === 0;
}
function WarningEvent_reply(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(!(format_date_time.validate(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/format",keyword:"format",params:{format: "date-time"}}); }
   }else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"EventTime_reply/type",keyword:"type",params:{type: "string"}}); }
  }
  if(data.sequence !== undefined){
   let data2 = data.sequence;
   if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/type",keyword:"type",params:{type: "integer"}}); }
   if((typeof data2 == "number") && (isFinite(data2))){
    if(data2 < 1 || isNaN(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"EventSequence_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
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
     if(!(EventUser_reply(data3.user, {instancePath:instancePath+"/data/user",parentData:data3,parentDataProperty:"user",rootData}))){
      vErrors = vErrors === null ? EventUser_reply.errors : vErrors.concat(EventUser_reply.errors.slice(0, 20));
      errors = vErrors.length;
     }
    }
    if(data3.actor !== undefined){
     if(!(EventActor_reply(data3.actor, {instancePath:instancePath+"/data/actor",parentData:data3,parentDataProperty:"actor",rootData}))){
      vErrors = vErrors === null ? EventActor_reply.errors : vErrors.concat(EventActor_reply.errors.slice(0, 20));
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
 WarningEvent_reply.errors = vErrors;
 return errors === 0;
}
function reply_getChapterNames_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 5){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}); }
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  if(data.length <= 5){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(ChapterName_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? ChapterName_reply.errors : vErrors.concat(ChapterName_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getChapterNames_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getChapterNames_404_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 0){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0}}); }
  if(data.length <= 0){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(ChapterName_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? ChapterName_reply.errors : vErrors.concat(ChapterName_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getChapterNames_404_json.errors = vErrors;
 return errors === 0;
}
function reply_getLockCategoriesByHashPrefix_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(VideoLocks_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? VideoLocks_reply.errors : vErrors.concat(VideoLocks_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getLockCategoriesByHashPrefix_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getLockCategories_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 const _errs0 = errors;
 let ends0 = [];
 let valid0 = false;
 let passing0 = null;
 const _errs1 = errors;
 if(!(Locks_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
  vErrors = vErrors === null ? Locks_reply.errors : vErrors.concat(Locks_reply.errors.slice(0, 20));
  errors = vErrors.length;
 }
 var _valid0 = _errs1 === errors;
 ends0[0] = errors;
 if(_valid0){
  valid0 = true;
  passing0 = 0;
 }
 const _errs2 = errors;
 if(Array.isArray(data)){
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}}); }
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(VideoLocks_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? VideoLocks_reply.errors : vErrors.concat(VideoLocks_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"}}); }
 var _valid0 = _errs2 === errors;
 ends0[1] = errors;
 if(_valid0 && valid0){
  valid0 = false;
  passing0 = [passing0, 1];
 }else {
  if(_valid0){
   valid0 = true;
   passing0 = 1;
  }
 }
 if(!valid0){
  errors = (vErrors ??= []).push({instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
  vErrors = closest(vErrors, _errs0, ends0, undefined);
  errors = vErrors.length;
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
 reply_getLockCategories_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getLockReason_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(LockReason_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? LockReason_reply.errors : vErrors.concat(LockReason_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getLockReason_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getModerationTrail_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 100){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}}); }
  if(data.length <= 100){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(TrailEntry_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? TrailEntry_reply.errors : vErrors.concat(TrailEntry_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getModerationTrail_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getSegmentInfo_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 10){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}); }
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  if(data.length <= 10){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(SegmentRecord_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? SegmentRecord_reply.errors : vErrors.concat(SegmentRecord_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getSegmentInfo_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getSkipSegmentsByHashPrefix_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(VideoSegments_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? VideoSegments_reply.errors : vErrors.concat(VideoSegments_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getSkipSegmentsByHashPrefix_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getSkipSegmentsByHashPrefix_404_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 0){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0}}); }
  if(data.length <= 0){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(VideoSegments_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? VideoSegments_reply.errors : vErrors.concat(VideoSegments_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getSkipSegmentsByHashPrefix_404_json.errors = vErrors;
 return errors === 0;
}
function reply_getSkipSegments_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(Segment_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? Segment_reply.errors : vErrors.concat(Segment_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getSkipSegments_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getUserID_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 10){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10}}); }
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  if(data.length <= 10){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(NameHit_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? NameHit_reply.errors : vErrors.concat(NameHit_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getUserID_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getVideoLabelsByHashPrefix_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}); }
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(VideoLabels_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? VideoLabels_reply.errors : vErrors.concat(VideoLabels_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getVideoLabelsByHashPrefix_200_json.errors = vErrors;
 return errors === 0;
}
function reply_getVideoLabelsByHashPrefix_404_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  if(data.length > 0){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0}}); }
  if(data.length <= 0){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(VideoLabels_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? VideoLabels_reply.errors : vErrors.concat(VideoLabels_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_getVideoLabelsByHashPrefix_404_json.errors = vErrors;
 return errors === 0;
}
function reply_getVideoLabels_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 const _errs0 = errors;
 let ends0 = [];
 let valid0 = false;
 const _errs1 = errors;
 if(Array.isArray(data)){
  if(data.length > 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 1}}); }
  if(data.length < 1){ errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/minItems",keyword:"minItems",params:{limit: 1}}); }
  if(data.length <= 1){
   const len0 = data.length;
   const start0 = errors;
   for(let i0=0; i0<len0; i0++){
    if(!(Label_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
     vErrors = vErrors === null ? Label_reply.errors : vErrors.concat(Label_reply.errors.slice(0, 20));
     errors = vErrors.length;
    }
    if(errors - start0 >= 20){
     break;
    }
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"}}); }
 var _valid0 = _errs1 === errors;
 ends0[0] = errors;
 valid0 = valid0 || _valid0;
 if(!valid0){
  const _errs4 = errors;
  if(!(StartLabels_reply(data, {instancePath,parentData,parentDataProperty,rootData}))){
   vErrors = vErrors === null ? StartLabels_reply.errors : vErrors.concat(StartLabels_reply.errors.slice(0, 20));
   errors = vErrors.length;
  }
  var _valid0 = _errs4 === errors;
  ends0[1] = errors;
  valid0 = valid0 || _valid0;
 }
 if(!valid0){
  errors = (vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}});
  vErrors = closest(vErrors, _errs0, ends0, undefined);
  errors = vErrors.length;
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
 reply_getVideoLabels_200_json.errors = vErrors;
 return errors === 0;
}
function reply_postSkipSegments_200_json(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
 let vErrors = null;
 let errors = 0;
 if(Array.isArray(data)){
  const len0 = data.length;
  const start0 = errors;
  for(let i0=0; i0<len0; i0++){
   if(!(StoredSegment_reply(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
    vErrors = vErrors === null ? StoredSegment_reply.errors : vErrors.concat(StoredSegment_reply.errors.slice(0, 20));
    errors = vErrors.length;
   }
   if(errors - start0 >= 20){
    break;
   }
  }
 }else { errors = (vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}); }
 reply_postSkipSegments_200_json.errors = vErrors;
 return errors === 0;
}
export const replies = {
  "addUserAsTempVIP": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "addUserAsVIP": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "banUser": { "200": { "application/json": BanResult_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "clearCache": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "deleteMyData": { "200": { "application/json": OwnDataResult_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "disableSubscription": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "enableSubscription": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "explainChoice": { "200": { "application/json": ChoiceExplained_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "exportMyData": { "200": { "application/json": MyData_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getChanges": { "200": { "application/json": ChangePage_reply }, "400": { "application/problem+json": Problem_reply }, "410": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getChapterNames": { "200": { "application/json": reply_getChapterNames_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/json": reply_getChapterNames_404_json }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getConfig": { "200": { "application/json": ConfigValue_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDailyStats": { "200": { "application/json": DailyStats_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDaysSavedFormatted": { "200": { "application/json": DaysSaved_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDelivery": { "200": { "application/json": DeliveryRecord_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDumpFile": { "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "416": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDumpIndex": { "200": { "application/json": DumpIndex_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getDumpIndexByOldPath": { "200": { "application/json": DumpIndex_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getLeaderboard": { "200": { "application/json": Leaderboard_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getLockCategories": { "200": { "application/json": reply_getLockCategories_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getLockCategoriesByHashPrefix": { "200": { "application/json": reply_getLockCategoriesByHashPrefix_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getLockReason": { "200": { "application/json": reply_getLockReason_200_json }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getMe": { "200": { "application/json": Me_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getMetrics": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getMigratorYaml": { "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getModerationQueue": { "200": { "application/json": ModerationQueue_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getModerationTrail": { "200": { "application/json": reply_getModerationTrail_200_json }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getMyVotes": { "200": { "application/json": VotePage_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getOpenapiJson": { "200": { "application/json": OpenApiDocument_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getOpenapiYaml": { "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getOutgoingDelivery": { "200": { "application/json": OutgoingDeliveryRecord_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getReady": { "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSavedTimeForUser": { "200": { "application/json": UserSavedTime_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSegmentHistory": { "200": { "application/json": SegmentHistory_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSegmentID": { "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSegmentInfo": { "200": { "application/json": reply_getSegmentInfo_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSkipSegments": { "200": { "application/json": reply_getSkipSegments_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getSkipSegmentsByHashPrefix": { "200": { "application/json": reply_getSkipSegmentsByHashPrefix_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/json": reply_getSkipSegmentsByHashPrefix_404_json }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getStatus": { "200": { "application/json": Status_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getTopCategoryUsers": { "200": { "application/json": TopCategoryUsers_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getTopUsers": { "200": { "application/json": TopUsers_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getTotalStats": { "200": { "application/json": TotalStats_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getUserID": { "200": { "application/json": reply_getUserID_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getUserInfo": { "200": { "application/json": UserInfo_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getUserInfoByOldPath": { "200": { "application/json": UserInfo_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getUserStats": { "200": { "application/json": UserStats_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getUsername": { "200": { "application/json": UserNameAnswer_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getVideoLabels": { "200": { "application/json": reply_getVideoLabels_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getVideoLabelsByHashPrefix": { "200": { "application/json": reply_getVideoLabelsByHashPrefix_200_json }, "400": { "application/problem+json": Problem_reply }, "404": { "application/json": reply_getVideoLabelsByHashPrefix_404_json }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getViewsForUser": { "200": { "application/json": UserViews_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getVocabulary": { "200": { "application/json": Vocabulary_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "getWebhookEventsYaml": { "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "isUserVIP": { "200": { "application/json": VipStatus_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listBans": { "200": { "application/json": BanPage_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listDeliveries": { "200": { "application/json": DeliveryPage_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listLocks": { "200": { "application/json": LockPage_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listOutgoingDeliveries": { "200": { "application/json": OutgoingDeliveryPage_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listSegments": { "200": { "application/json": SegmentPage_reply }, "400": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listSubscriptions": { "200": { "application/json": SubscriptionList_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "listTemporaryVips": { "200": { "application/json": TemporaryVips_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "lockCategories": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "lockCategoriesByOldName": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "moderateSegments": { "200": { "application/json": ModerationResult_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "postConfig": { "200": { "application/json": ConfigValue_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "postSkipSegments": { "200": { "application/json": reply_postSkipSegments_200_json }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "429": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "purgeAllSegments": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "receiveWebhook": { "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "408": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "redeliverDelivery": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "replayOutgoingDeliveries": { "200": { "application/json": ReplayResult_reply }, "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "replayOutgoingDelivery": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "reviewUsers": { "200": { "application/json": ReviewResult_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "searchSegments": { "200": { "application/json": SearchPage_reply }, "400": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "segmentShift": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "setFeature": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "setUsername": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "429": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "shadowBanUser": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "streamChanges": { "400": { "application/problem+json": Problem_reply }, "410": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "testSubscription": { "400": { "application/problem+json": Problem_reply }, "401": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "undoModeration": { "200": { "application/json": ModerationResult_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "unlockCategories": { "200": { "application/json": UnlockReply_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "unlockCategoriesByOldName": { "200": { "application/json": UnlockReply_reply }, "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "viewedVideoSponsorTime": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "viewedVideoSponsorTimeByGet": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "voteOnSponsorTime": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "429": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "voteOnSponsorTimeByGet": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "404": { "application/problem+json": Problem_reply }, "429": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
  "warnUser": { "400": { "application/problem+json": Problem_reply }, "403": { "application/problem+json": Problem_reply }, "409": { "application/problem+json": Problem_reply }, "413": { "application/problem+json": Problem_reply }, "415": { "application/problem+json": Problem_reply }, "500": { "application/problem+json": Problem_reply }, "503": { "application/problem+json": Problem_reply } },
};
