import { describe, expect, it } from "vitest";
import { fixture, modelOf } from "./support.ts";

const depot = modelOf(fixture("depot.yaml"), "depot.yaml");
const operation = (id: string) => depot.operations.find(({ operationId }) => operationId === id);

describe("preconditions of an operation", () => {
  it.each([
    ["leaveParcel", undefined], // its own empty list takes the token of the document away
    ["listParcels", "KEEPER_TOKEN"], // the document's, through a $ref
    ["sortParcels", "PORTER_TOKEN"],
    ["burnParcels", undefined], // a scheme without x-token has a check instead
  ])("the token of %s is %s", (id, token) => expect(operation(id)?.token).toBe(token));

  it("x-requires makes an operation require a setting", () => {
    expect([operation("leaveParcel")?.requires, operation("listParcels")?.requires]).toEqual(["DEPOT_OPEN", undefined]);
  });
});

it("a body with x-body: bytes has the listed media types, whatever their schemas", () => {
  expect(operation("leaveParcel")?.body).toMatchObject({
    unlisted: "rejected",
    required: true,
    maxBytes: 4096,
    contents: [
      { mediaType: "application/json", kind: "bytes", fields: [] },
      { mediaType: "Application/Vnd.Parcel+JSON; version=2", kind: "bytes", fields: [] },
    ],
  });
});
