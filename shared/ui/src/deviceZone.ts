export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
