import { LOCALES } from '../api/locales'
import { ALL_KINDS, definitionOf, notificationText, pushText } from './kinds'

const inBoth = (write: (locale: 'en' | 'hi') => string) => LOCALES.map(write)

test.each(ALL_KINDS)('%s has its sentences and its page, in both languages and for both roles', (kind) => {
  const { names, page } = definitionOf(kind)
  for (const count of [1, 3]) {
    const [english, hindi] = inBoth((locale) => notificationText({ kind, count, name: 'Asha' }, locale))
    const [pushedEnglish, pushedHindi] = inBoth((locale) => pushText({ kind, count }, locale))
    for (const text of [english, pushedEnglish]) expect(text).toMatch(/^[A-Z\d][^{}]*$/)
    for (const text of [hindi, pushedHindi]) expect(text).toMatch(/[ऀ-ॿ]/)
    for (const text of [english, hindi]) expect(text!.includes('Asha')).toBe(names !== undefined)
    for (const text of [pushedEnglish, pushedHindi]) expect(text).not.toContain('Asha')
  }
  for (const role of ['user', 'mentor'] as const)
    expect(page(role, 'bread/first')).toMatch(/^\/(?!.*undefined)/)
})

test.each([
  ['message', 1, '1 new message', '1 नया संदेश'],
  ['message', 3, '3 new messages', '3 नए संदेश'],
  ['enrolment', 2, '2 new learners in your course', 'आपके कोर्स में 2 नए विद्यार्थी'],
  ['a later kind', 2, 'There is something new for you', 'आपके लिए कुछ नया है'],
])('a push about %s (%i) says what it is and names nobody', (kind, count, english, hindi) => {
  expect(inBoth((locale) => pushText({ kind, count }, locale))).toEqual([english, hindi])
})

test.each([
  ['message', 'Asha', 1, '1 new message from Asha', 'Asha का 1 नया संदेश'],
  ['message', 'Asha', 2, '2 new messages from Asha', 'Asha के 2 नए संदेश'],
  ['plan-changed', 'Ravi', 1, 'Ravi has made 1 change in your plan', 'Ravi ने आपकी योजना में 1 बदलाव किया है'],
  [
    'mentor-rejected',
    undefined,
    1,
    'Your mentor account is not approved. The reason is in the email we sent you.',
    'आपका मेंटर खाता मंज़ूर नहीं हुआ। कारण हमारे भेजे ईमेल में है।',
  ],
  ['a later kind', 'Asha', 1, 'There is something new for you', 'आपके लिए कुछ नया है'],
])('the list and the mail say of %s about %s (%i): %s', (kind, name, count, english, hindi) => {
  expect(inBoth((locale) => notificationText({ kind, count, name }, locale))).toEqual([english, hindi])
})

test('a sentence says that what it names was deleted', () => {
  const about = (kind: string) => notificationText({ kind, count: 1 }, 'en')
  expect([about('session-moved'), about('session-soon'), about('enrolment')]).toEqual([
    'A former member has moved your session',
    'Your session with a former member starts soon',
    '1 new learner in “a deleted course”',
  ])
})

test('a name is written as its owner writes it', () => {
  expect(notificationText({ kind: 'session-moved', count: 1, name: 'bell hooks' }, 'en')).toBe(
    'bell hooks has moved your session',
  )
})
