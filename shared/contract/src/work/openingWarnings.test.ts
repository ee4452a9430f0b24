import { LOCALES } from '../api/locales'
import { ANSWER_TEMPLATES, answerTemplate } from './answerTemplates'
import { messageWarnings, openingWarnings } from './openingWarnings'

const warningsOf = (description: string, more: Partial<Parameters<typeof openingWarnings>[0]> = {}) =>
  openingWarnings({
    kind: 'job',
    level: 'fresher',
    title: 'Office assistant',
    employer: { name: 'Neel (example)' },
    questions: [],
    pay: null,
    description,
    ...more,
  })

test.each([
  'Pay a registration fee of ₹500 before the interview.',
  'A refundable security deposit is taken on joining.',
  'Pay the registration fee of Rs 500 now, no refund.',
  'A security deposit of ₹2,000 is not refundable.',
  'No experience needed, only a training fee of ₹900.',
  'रजिस्ट्रेशन फीस ₹500 है, जो वापस नहीं होगी।',
  'बिना इंटरव्यू के काम, बस ट्रेनिंग फीस जमा करें।',
  'Please deposit Rs. 1,200 for the kit.',
  'इंटरव्यू से पहले रजिस्ट्रेशन फीस देनी होगी।',
  'किट के लिए ₹900 जमा करें।',
  'सिक्योरिटी डिपॉज़िट के रूप में 2000 रुपये लगेंगे।',
])('asking for money is a sign of fraud: %s', (text) => expect(warningsOf(text)).toEqual(['fee']))

test.each([
  'There is no registration fee.',
  'You never pay a security deposit with us.',
  'No experience and no registration fee are needed.',
  'बिना अनुभव के भी आवेदन करें, कोई रजिस्ट्रेशन फीस नहीं है।',
  'कोई रजिस्ट्रेशन फीस नहीं है।',
  'You collect fees at the counter of a school.',
  'We pay ₹12,000 a month.',
])('honest words are none: %s', (text) => expect(warningsOf(text)).toEqual([]))

test.each([
  'Send your papers on WhatsApp only.',
  'Join here: https://t.me/quickjobs',
  'केवल व्हाट्सऐप पर संपर्क करें।',
])('leading to a messenger is a sign of fraud: %s', (text) => expect(warningsOf(text)).toEqual(['messenger']))

test('a messenger as a skill is no sign', () => {
  expect(warningsOf('You plan campaigns for Instagram and WhatsApp Business.')).toEqual([])
})

test('pay far above what is usual is a sign of fraud, by kind and level', () => {
  const pay = { from: 150_000, per: 'month', currency: 'INR' } as const
  expect(warningsOf('Typing at home.', { pay, kind: 'internship' })).toEqual(['pay'])
  expect(warningsOf('Lead the team.', { pay, level: 'experienced' })).toEqual([])
})

test.each([
  ['Congratulations! Pay the registration fee of ₹500 today.', ['fee']],
  ['इंटरव्यू के लिए केवल व्हाट्सऐप पर संपर्क करें।', ['messenger']],
  ['Send Rs 900 now and contact us on Telegram.', ['fee', 'messenger']],
  ['We would like to talk to you on Monday.', []],
] as const)('signs of fraud in a message to an applicant: %s', (text, expected) =>
  expect(messageWarnings(text)).toEqual(expected),
)

test('the texts that are offered to posters show no sign of fraud', () => {
  const about = { name: 'Asha', title: 'Office assistant', employer: 'Neel (example)' }
  const texts = LOCALES.flatMap((locale) => ANSWER_TEMPLATES.map((one) => answerTemplate(one, locale, about)))
  expect(texts.filter((text) => messageWarnings(text).length > 0)).toEqual([])
})
