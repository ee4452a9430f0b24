import { presentZoneName } from '@mentor-connect/contract/rules/zoneName'

/** The time zone of this device, such as `Asia/Kolkata`. */
export const deviceZone = () => presentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone)
