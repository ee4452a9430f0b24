import { PASSWORD_MAX } from '@mentor-connect/contract/rules/limits'
import { DEMO_ACCOUNTS } from '../../platform/demo/demoAccounts'
import { weaknessOf } from './passwordStrength'

const OWNER = { name: 'Asha Verma', email: 'asha.verma@lotus-school.example' }

it.each([
  ['aaaaaaaa', 'repeated'],
  ['        ', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['learner1', 'personal'],
  ['Mentor-Connect1', 'personal'],
  ['M3ntorC0nnect', 'personal'],
  ['asha2024', 'personal'],
  ['AshaVerma99', 'personal'],
  ['amrev.ahsa', 'personal'],
  ['lotus-school', 'personal'],
  ['Password1', 'common'],
  ['P@ssw0rd!2', 'common'],
  ['krishna108', 'common'],
  ['jaihind123', 'common'],
  ['नमस्ते123', 'common'],
  ['qwertyuiop1', 'common'],
  ['9876543210', 'sequence'],
  ['12051998', 'date'],
  ['k7f2xq9', 'short'],
  ['a'.repeat(PASSWORD_MAX), 'repeated'],
])('refuses %j as %s', async (password, weakness) => {
  expect(await weaknessOf(password, OWNER)).toBe(weakness)
})

it.each([
  'a long walk to school',
  'correct horse battery',
  'मेरा घर बहुत दूर है',
  'xK9#mQ2v',
  'k7f2xq9d',
  `${'x7$'.repeat(5)}river bank tree`,
])('takes %j', async (password) => {
  expect(await weaknessOf(password, OWNER)).toBeUndefined()
})

it('rates another person’s name like any other word', async () => {
  const ravi = { name: 'Ravi Kumar', email: 'r@example.org' }
  expect(await weaknessOf('lotus-school', ravi)).toBeUndefined()
  expect(await weaknessOf('lotus-school', OWNER)).toBe('personal')
})

it('normalizes Unicode before comparing', async () => {
  const owner = { name: 'Zoë Brontë', email: 'z@example.org' }
  expect(await weaknessOf('Zoë Brontë1'.normalize('NFD'), owner)).toBe('personal')
})

it.each(DEMO_ACCOUNTS)('accepts the demo password of $name', async ({ name, email, password }) => {
  expect(await weaknessOf(password, { name, email })).toBeUndefined()
})
