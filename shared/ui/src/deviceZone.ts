/** Names that browsers still use for zones of South Asia, and what the zones are called today. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Thimbu': 'Asia/Thimphu',
}

export const presentZoneName = (zone: string) => RENAMED[zone] ?? zone

/** The time zone of this device, such as `Asia/Kolkata`. */
export const deviceZone = () => presentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone)
