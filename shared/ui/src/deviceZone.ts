import { presentZoneName } from '@mentor-connect/contract/rules/zoneName'

/** Returns the time zone of this device, such as `Asia/Kolkata`. */
export const deviceZone = () => presentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone)
