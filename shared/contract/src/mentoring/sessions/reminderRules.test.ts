import { DEFAULT_REMINDERS, REMINDER_MINUTES, reminderErrors } from './reminderRules'

const at = (minutes: number, mail = false) => ({ minutes, push: true, mail })

test('the defaults and every single time are valid', () => {
  expect(reminderErrors(DEFAULT_REMINDERS)).toEqual({})
  for (const minutes of REMINDER_MINUTES) expect(reminderErrors([at(minutes)])).toEqual({})
  expect(reminderErrors([])).toEqual({})
})

test.each([
  [[at(45)], { 'reminders.0': 'time' }],
  [[at(60), at(60)], { 'reminders.1': 'twice' }],
  [[at(30, true)], { 'reminders.0': 'mail_late' }],
  [[at(10), at(30), at(60), at(1440)], { reminders: 'too_many' }],
])('%j is refused', (reminders, errors) => {
  expect(reminderErrors(reminders)).toEqual(errors)
})
