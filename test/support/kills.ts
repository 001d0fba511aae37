/** How often a test of random crashes kills its process. `KILLS=20 npm run test:chaos` looks longer. */
export const kills = Number(process.env["KILLS"] ?? 6);
