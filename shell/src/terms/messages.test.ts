import { catalogueErrors } from '@mentor-connect/testing'
import en from './messages/en.json'
import hi from './messages/hi.json'

test('what is said about changed terms is complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['shell.terms.'])).toEqual([])
})
