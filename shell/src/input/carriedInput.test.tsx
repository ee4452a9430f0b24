import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { carryInput, takeCarriedInput } from './carriedInput'

/** A form of the app. Beside the fields it shows the values that React knows. */
function SignUp({ codeLength = 0 }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [role, setRole] = useState('learner')
  const [agrees, setAgrees] = useState(false)
  return (
    <form>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="Password"
        name="password"
        // A password field whose password is shown has the type "text".
        type="text"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <select aria-label="Role" value={role} onChange={({ target }) => setRole(target.value)}>
        <option>learner</option>
        <option>mentor</option>
      </select>
      <input
        aria-label="Agree"
        type="checkbox"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <fieldset>
        {Array.from({ length: codeLength }, (_, index) => (
          <input
            key={index}
            aria-label={`Digit ${index + 1}`}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            defaultValue="7"
          />
        ))}
      </fieldset>
      <output>{JSON.stringify({ name, password, role, agrees })}</output>
    </form>
  )
}

const known = () => JSON.parse(screen.getByRole('status').textContent) as object
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Opens the form in a new document at an address. */
function open(address: string) {
  history.replaceState(null, '', address)
  const { container, unmount } = render(<SignUp />)
  act(() => takeCarriedInput()?.(container))
  return { page: container, leave: unmount }
}

beforeEach(() => sessionStorage.clear())

/** Fills in the form in English, and opens its page in Hindi. */
function goOn(to = '/hi/signup?from=mail') {
  const { container, unmount } = render(<SignUp codeLength={2} />)
  Object.assign(field('Name'), { value: 'Asha' })
  Object.assign(field('Password'), { value: 'Learn-with-us-1' })
  Object.assign(screen.getByLabelText('Role'), { value: 'mentor' })
  Object.assign(field('Agree'), { checked: true })
  carryInput(container, to)
  unmount()
}

test('what was entered is in the form of the other language, and known to the app', () => {
  goOn()
  open('/hi/signup?from=mail')
  expect(field('Name')).toHaveValue('Asha')
  expect(known()).toEqual({ name: 'Asha', password: '', role: 'mentor', agrees: true })
})

test('passwords and codes are never stored', () => {
  goOn()
  const stored = JSON.stringify(Object.values(sessionStorage))
  expect(stored).toContain('Asha')
  expect(stored).not.toContain('Learn-with-us-1')
  expect(stored).not.toContain('7')
})

test('it is taken once', () => {
  goOn()
  open('/hi/signup?from=mail').leave()
  expect(sessionStorage).toHaveLength(0)
  open('/hi/signup?from=mail')
  expect(field('Name')).toHaveValue('')
})

test('another page does not get it, and it is forgotten', () => {
  goOn()
  open('/hi/about')
  expect(field('Name')).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('a browser that denies storage goes on without it', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  })
  goOn()
  denied.mockRestore()
  // Clears the memory that the fake storage falls back to, as a new document has its own.
  Reflect.deleteProperty(globalThis, Symbol.for('mentor-connect.unstored-items'))
  open('/hi/signup?from=mail')
  expect(field('Name')).toHaveValue('')
})

describe('a form that appears later, with data', () => {
  /** A form that somebody has begun to change; without `name` its data is still loading. */
  function Profile({ name, city = '' }: { name?: string; city?: string }) {
    if (name === undefined) return <p>Loading</p>
    return (
      <form>
        <input aria-label="Name" defaultValue={name} />
        <input aria-label="City" defaultValue={city} />
      </form>
    )
  }

  function reopened() {
    const changed = render(<Profile name="Asha Rao" city="Pune" />)
    carryInput(changed.container, location.pathname)
    changed.unmount()
    const page = render(<Profile />)
    takeCarriedInput()?.(page.container)
    return page
  }

  beforeEach(() => history.replaceState(null, '', '/user/edit-profile'))

  test('gets what was entered, instead of its data', async () => {
    const { rerender } = reopened()
    rerender(<Profile name="Asha" />)
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Rao'))
    expect(field('City')).toHaveValue('Pune')
  })

  test('is entered once: what the person changes afterwards stays', async () => {
    const { rerender } = reopened()
    rerender(<Profile name="Asha" />)
    await waitFor(() => expect(field('City')).toHaveValue('Pune'))
    await userEvent.clear(field('City'))
    rerender(<Profile />)
    rerender(<Profile name="Asha" />)
    expect(await screen.findByLabelText('City')).toHaveValue('')
  })

  test('gets nothing on the page that the person has gone to', async () => {
    const { rerender } = reopened()
    history.replaceState(null, '', '/user/home')
    rerender(<Profile name="Asha" />)
    await act(async () => undefined)
    expect(field('Name')).toHaveValue('Asha')
  })
})
