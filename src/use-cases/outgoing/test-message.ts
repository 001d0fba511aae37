/** What a test event says to its receiver. */
export const testMessage = "A test of this subscription.";
