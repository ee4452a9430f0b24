import { catalogueErrors } from '@mentor-connect/testing'
import en from './en.json'
import hi from './hi.json'

test('the work messages are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['work.'])).toEqual([])
})
