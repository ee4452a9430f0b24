import { pushPage, pushText } from './pushTexts'

it.each([
  ['message', 1, '1 new message', '1 नया संदेश'],
  ['message', 3, '3 new messages', '3 नए संदेश'],
  ['enrolment', 2, '2 new learners in your course', 'आपके कोर्स में 2 नए विद्यार्थी'],
  ['a later kind', 2, 'There is something new for you', 'आपके लिए कुछ नया है'],
])('a push about %s (%i) says what it is, in both languages', (kind, count, english, hindi) => {
  expect([pushText({ kind, count }, 'en'), pushText({ kind, count }, 'hi')]).toEqual([english, hindi])
})

it('leads to the chat or to the list, in the area of the reader', () => {
  expect(pushPage('message', { locale: 'en', role: 'mentor' })).toBe('/mentor/chat')
  expect(pushPage('review', { locale: 'en', role: 'mentor' })).toBe('/mentor/notifications')
  expect(pushPage('certificate-issued', { locale: 'hi', role: 'user' })).toBe('/user/notifications')
})
