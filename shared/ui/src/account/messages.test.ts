import { catalogueErrors } from '@mentor-connect/i18n/catalogue'
import en from './messages/en.json'
import hi from './messages/hi.json'

test('the account messages are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['account.'])).toEqual([])
})
