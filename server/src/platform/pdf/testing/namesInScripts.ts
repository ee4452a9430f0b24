/** Names in ten scripts of India whose letters are joined, stacked or reordered. */
export const NAMES_IN_SCRIPTS = [
  ['Devanagari', 'श्रुति क्षत्रिय'],
  ['Tamil', 'தமிழ்ச்செல்வி முருகன் ஸ்ரீ'],
  ['Bengali', 'শ্রীকৃষ্ণ ক্ষত্রিয় চট্টোপাধ্যায়'],
  ['Telugu', 'శ్రీలక్ష్మి వెంకటేశ్వర్లు'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി കൃഷ്ണൻ നമ്പൂതിരി'],
  ['Gujarati', 'શ્રીકૃષ્ણ ભટ્ટ ક્ષિતિજ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ ପଟ୍ଟନାୟକ'],
  ['Urdu', 'محمد علی خان'],
] as const
