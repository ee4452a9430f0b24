import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { ROOT } from '@mentor-connect/delivery/root'
import { repositoryFiles } from '../testing/repositoryFiles'
import { FIXED_TEXTS } from './fixedTexts'
import { forbiddenWords } from './forbiddenWords'

/** Sources outside the dictionaries whose strings people read. */
const SOURCES = [
  'server/src/**/*.mails.ts',
  'server/src/**/calendarWords.ts',
  'server/src/**/footerTexts.ts',
  'server/src/**/supportLines.ts',
  'server/src/**/unsubscribe.ts',
  'server/src/**/keepLink.ts',
  'server/src/**/deviceWords.ts',
  'server/src/**/proofTexts.ts',
  'server/src/platform/http/errors.ts',
  'server/src/**/*Errors.ts',
  'server/src/**/*.service.ts',
  'server/src/platform/http/validation/fieldMessages.ts',
  'mf-public/src/legal/texts/*.ts',
  'mf-public/src/help/texts/*.ts',
  'shared/contract/src/rules/brand.ts',
  'shared/contract/src/notifications/*.ts',
]

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** Replaces values in braces, which contain names of variables that nobody reads. */
const withoutValues = (text: string) => text.replaceAll(/\$?\{[^{}]*\}/g, '{}')

interface Text {
  id: string
  locale: Locale
  text: string
}

function dictionaryTexts(): Text[] {
  return repositoryFiles('*/src/**/hi.json')
    .filter((file) => !file.startsWith('examples/'))
    .flatMap((file) =>
      (['en', 'hi'] as const).flatMap((locale) =>
        Object.entries(JSON.parse(read(join(dirname(file), `${locale}.json`))) as Record<string, string>).map(
          ([id, text]) => ({ id, locale, text: text.replaceAll(/\{\w+\}/g, '{}') }),
        ),
      ),
    )
}

/** The labels of the navigation entries and tabs that areas declare. */
function labelTexts(): Text[] {
  return repositoryFiles('mf-*/area.json').flatMap((file) => {
    const { navigation = [] } = JSON.parse(read(file)) as {
      navigation?: { to: string; label: Record<Locale, string> }[]
    }
    return navigation.flatMap(({ to, label }) =>
      (['en', 'hi'] as const).map((locale) => ({ id: `${file}: ${to}`, locale, text: label[locale] })),
    )
  })
}

/** The string literals of a source that contain a space or Hindi letters. Comments and imports are left out. */
function sourceTexts(file: string): Text[] {
  const code = read(file)
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/|import )/.test(line))
    .join('\n')
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)]
    .map(([, plain, template]) => withoutValues(plain ?? template ?? ''))
    .filter((text) => text.includes(' ') || isHindi(text))
    .map((text) => ({ id: `${basename(file)}: ${text}`, locale: isHindi(text) ? 'hi' : 'en', text }))
}

const findings = (texts: Text[]) =>
  texts
    .filter(({ id }) => !(id in FIXED_TEXTS))
    .flatMap(({ id, locale, text }) => forbiddenWords(text, locale).map((word) => `${id}: ${word}`))

test('the dictionaries use one word for each thing', () => {
  expect(findings(dictionaryTexts())).toEqual([])
})

test('so do the labels of areas', () => {
  const labels = labelTexts()
  expect(labels.length).toBeGreaterThan(10)
  expect(findings(labels)).toEqual([])
})

test('so do mails, errors, push messages and legal texts', () => {
  const files = repositoryFiles(...SOURCES).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(SOURCES.length)
  expect(findings(files.flatMap(sourceTexts))).toEqual([])
})

test('each exception is still needed', () => {
  const words = dictionaryTexts().filter(({ locale, text }) => forbiddenWords(text, locale).length > 0)
  expect(Object.keys(FIXED_TEXTS).filter((id) => !words.some((text) => text.id === id))).toEqual([])
})

test.each<[Locale, string]>([
  ['en', 'Choose your domains'],
  ['en', '12 students'],
  ['en', 'My Resources'],
  ['en', 'Add a course to your favourites'],
  ['en', 'Your bookmarks are loading'],
  ['en', 'Logout'],
  ['en', 'You are signed in as a mentor.'],
  ['en', 'Works to review'],
  ['en', 'Questions without an answer'],
  ['en', 'When you can be booked'],
  ['en', 'Days that differ'],
  ['en', 'Your talks with learners, by your own clock'],
  ['en', 'Those whom you mentor'],
  ['en', 'Mentors who accompany you'],
  ['en', 'For learners to decide'],
  ['en', 'Hours of work'],
  ['en', 'What learners need to begin'],
  ['en', 'Right answers'],
  ['en', 'Said after a right answer'],
  ['en', 'Mix questions and options'],
  ['en', 'Make it a draft'],
  ['en', 'It is published'],
  ['en', 'A word to Asha'],
  ['en', 'Choose what you are told of'],
  ['en', 'We have done something about it'],
  ['en', 'Figures'],
  ['en', 'Ends by itself'],
  ['en', 'There are no such cases'],
  ['en', 'Operator (whole address)'],
  ['en', 'E-mail address'],
  ['en', 'Answer this mail'],
  ['en', 'Enrolments by week'],
  ['en', 'This was saved meanwhile'],
  ['en', 'Go on here'],
  ['en', 'Your mentorship is under way'],
  ['en', 'Your session is near'],
  ['hi', 'सत्र बुक करें'],
  ['hi', 'कार्यशालाओं में मिलें'],
  ['hi', 'निःशुल्क साइन अप करें'],
  ['hi', 'हिंदी में'],
  ['hi', 'गलत जवाब'],
  ['hi', 'सबसे पसंदीदा कोर्स'],
  ['hi', 'कोई बुकमार्क नहीं मिला'],
  ['hi', 'बदलाव सहेजें'],
  ['hi', 'अभी नामांकन करें'],
  ['hi', 'नामांकित'],
  ['hi', 'विषय-क्षेत्र'],
  ['hi', 'मेरे संसाधन'],
  ['hi', 'हर शिक्षार्थी'],
  ['hi', 'शिक्षार्थियों के बारे में'],
  ['hi', 'एक छात्र'],
  ['hi', 'कोर्स कीजिए'],
  ['hi', 'तीर दबाइए'],
  ['hi', 'ई-मेल पता'],
  ['hi', 'प्रतीक्षा सूची'],
  ['hi', 'साक्षात्कार की तैयारी'],
  ['hi', 'बायोडाटा देखें'],
  ['hi', 'तारीख चुनें'],
  ['hi', 'बाकी पाठ'],
  ['hi', 'खाली समय'],
  ['hi', 'संग्रहित करें'],
  ['hi', 'यह मसौदा है'],
  ['hi', 'अपठित संदेश'],
  ['hi', 'लिंक (वैकल्पिक)'],
  ['hi', 'साइन आउट करें'],
  ['hi', 'अभ्यास-कार्य लिखें'],
  ['hi', 'सबको पढ़ा हुआ मानें'],
  ['hi', 'आपके उपकरण'],
  ['hi', 'कोई प्रश्न?'],
  ['hi', 'मेरे नोट्स'],
  ['hi', 'अधिकतम 40 अक्षर'],
  ['hi', 'मेंटरशिप समाप्त करें'],
  ['hi', 'पासवर्ड का उपयोग करें'],
  ['hi', 'आपका समय क्षेत्र'],
  ['hi', 'Google साइन-इन'],
  ['hi', 'कोर्स साझा करें'],
  ['hi', '18 वर्ष से कम'],
  ['hi', 'केवल आप देखते हैं'],
  ['hi', 'निर्णय लें'],
  ['hi', 'आपका काम स्वीकृत हुआ'],
  ['hi', 'एक संचालक'],
  ['hi', 'सभी हुनर'],
  ['hi', 'हमारा उत्तर'],
  ['hi', 'पहला कदम'],
  ['hi', '4:26 am'],
])('in %s, “%s” is found', (locale, text) => {
  expect(forbiddenWords(text, locale)).not.toEqual([])
})

test.each<[Locale, string]>([
  ['en', 'Your courses, subjects and saved sessions: log in to see the unanswered email'],
  ['en', 'Finishing your sign-in with Google'],
  ['hi', 'सत्रह सेशन, चार वर्कशॉप, नए नोट, ग़लत तारीख़ और बाक़ी सवाल: इसलिए लॉग इन करें'],
  ['hi', 'उपयोग की शर्तें, उपयोगी कोर्स, साझा योजना और ₹3,00,000 प्रति वर्ष'],
])('in %s, “%s” passes', (locale, text) => {
  expect(forbiddenWords(text, locale)).toEqual([])
})
