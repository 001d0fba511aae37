// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export const replies = {
  "lockCreated": {},
  "lockRemoved": {},
  "report": {},
  "segmentHidden": {},
  "segmentShown": {},
  "submissionRejected": {},
  "submissionsNew": {},
  "submissionsOther": {},
  "testEvent": {},
  "userBanned": {},
  "userUnbanned": {},
  "videoPurged": {},
  "voteDown": {},
  "voteUp": {},
  "warning": {},
};
