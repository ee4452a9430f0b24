import { catalogueErrors } from '@mentor-connect/testing'
import en from './en.json'
import hi from './hi.json'

test('the messages of an own workshop are complete in both languages', () => {
  expect(catalogueErrors(en, hi, ['sessions.workshops.'])).toEqual([])
})
