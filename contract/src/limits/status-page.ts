/** Days over which uptime is counted, hours over which response times are averaged, seconds until the page reads again. */
export const statusWindow = { days: 90, hours: 24, refreshSeconds: 30 } as const;
