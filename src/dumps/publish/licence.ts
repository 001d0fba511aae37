/**
 * Without DUMP_LICENSE: that of the data of the original service, which do not lose it on their way through another
 * one.
 */
export const defaultLicence = "CC BY-NC-SA 4.0";

/** What lies beside every dump. */
export const licenceText = (licence: string): string =>
  `These files are published under: ${licence}

Segments that were first published by the original service at https://sponsor.ajay.app are licensed under
CC BY-NC-SA 4.0, https://creativecommons.org/licenses/by-nc-sa/4.0/, wherever they are copied to. Who passes them on
names their source: "Uses SponsorBlock data from https://sponsor.ajay.app/", and passes them on under the same licence.
`;
