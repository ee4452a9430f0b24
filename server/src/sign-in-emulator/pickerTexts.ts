const EN = {
  title: 'Choose an account',
  intro: 'to continue to Mentor-Connect',
  note: 'This page stands in for Google on this machine. Nothing leaves it, and no password is needed.',
  other: 'Use another account',
  name: 'Name',
  email: 'Email',
  proceed: 'Continue',
  cancel: 'Cancel',
  refused: 'Enter a valid email address, such as name@example.com.',
  language: 'हिन्दी',
  other_language: 'hi',
}

const HI: typeof EN = {
  title: 'खाता चुनें',
  intro: 'मेंटर-कनेक्ट पर आगे बढ़ने के लिए',
  note: 'इस मशीन पर यह पेज Google की जगह काम करता है। यहाँ से कुछ बाहर नहीं जाता, और पासवर्ड की ज़रूरत नहीं है।',
  other: 'किसी और खाते से',
  name: 'नाम',
  email: 'ईमेल',
  proceed: 'आगे बढ़ें',
  cancel: 'रद्द करें',
  refused: 'मान्य ईमेल पता लिखें, जैसे name@example.com।',
  language: 'English',
  other_language: 'en',
}

export type PickerLanguage = 'en' | 'hi'

export const PICKER_TEXTS = { en: EN, hi: HI }

/** Returns the requested language, otherwise the browser's preferred language. */
export function pickerLanguage(asked: string | undefined, accepted: string | undefined): PickerLanguage {
  if (asked === 'en' || asked === 'hi') return asked
  return /^\s*hi\b/i.test(accepted ?? '') ? 'hi' : 'en'
}
