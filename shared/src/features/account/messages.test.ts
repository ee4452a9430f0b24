import { catalogueFaults } from '../../testing/catalogueFaults'
import en from './messages/en.json'
import hi from './messages/hi.json'

test('the messages of the account are complete in both languages', () => {
  expect(catalogueFaults(en, hi, ['account.'])).toEqual([])
})
