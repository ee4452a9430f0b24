/**
 * Hindi names of the cities in names of time zones. Chromium has Hindi names for countries, but not for these cities.
 * The names are those of CLDR, so that pages and mails agree.
 */
export const HINDI_CITIES: Record<string, string> = {
  'America/New_York': 'न्यूयॉर्क',
  'America/Chicago': 'शिकागो',
  'America/Denver': 'डेनवर',
  'America/Phoenix': 'फ़ीनिक्स',
  'America/Los_Angeles': 'लॉस एंजिल्स',
  'America/Detroit': 'डेट्रॉयट',
  'America/Anchorage': 'एंकरेज',
  'Pacific/Honolulu': 'होनोलुलु',
  'America/Toronto': 'टोरंटो',
  'America/Vancouver': 'वैंकूवर',
  'America/Edmonton': 'एडमंटन',
  'America/Winnipeg': 'विनीपेग',
  'America/Halifax': 'हेलिफ़ैक्स',
  'America/Mexico_City': 'मेक्सिको सिटी',
  'America/Sao_Paulo': 'साओ पाउलो',
  'Europe/Moscow': 'मॉस्को',
  'Asia/Almaty': 'अल्माटी',
  'Asia/Jakarta': 'जकार्ता',
  'Australia/Sydney': 'सिडनी',
  'Australia/Melbourne': 'मेलबोर्न',
  'Australia/Brisbane': 'ब्रिस्बन',
  'Australia/Adelaide': 'एडिलेड',
  'Australia/Perth': 'पर्थ',
  'America/Buenos_Aires': 'ब्यूनस आयरस',
}
