import { screen } from '@testing-library/react'
import { useState, type SubmitEvent } from 'react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Button } from './Button'
import { Field } from './Field'
import { PasswordField } from './PasswordField'
import { SelectField } from './SelectField'

const box = (name: string) => screen.getByRole('textbox', { name })

test('a press on the label goes to the box', async () => {
  const { user } = await renderUi(<Field label="Full name" />)
  await user.click(screen.getByText('Full name'))
  expect(box('Full name')).toHaveFocus()
})

test('the caller’s description comes first, then the hint, then the error', async () => {
  await renderUi(
    <>
      <p id="why">The form was not sent.</p>
      <Field label="Mobile" hint="Ten digits." error="Too short." aria-describedby="why" />
    </>,
  )
  expect(box('Mobile')).toHaveAccessibleDescription('The form was not sent. Ten digits. Too short.')
})

test('an error is read out at once, and goes when it is corrected', async () => {
  const { rerender } = await renderUi(<Field label="Mobile" error="Too short." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Too short.')
  expect(box('Mobile')).toBeInvalid()
  rerender(<Field label="Mobile" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box('Mobile')).toBeValid()
  expect(box('Mobile')).not.toHaveAttribute('aria-describedby')
})

test('two fields of the same label keep their own errors', async () => {
  await renderUi(
    <>
      <Field label="Link" error="First is wrong." />
      <Field label="Link" error="Second is wrong." />
    </>,
  )
  expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('aria-describedby'))).toEqual(
    screen.getAllByRole('alert').map(({ id }) => id),
  )
})

test('several lines make it a text area, in which Enter begins a new line', async () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault())
  const { user } = await renderUi(
    <form onSubmit={send}>
      <Field label="Description" rows={3} />
    </form>,
  )
  await user.type(box('Description'), 'One{Enter}Two')
  expect(box('Description')).toHaveValue('One\nTwo')
  expect(send).not.toHaveBeenCalled()
})

test('what is hostile stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  await renderUi(<Field label={hostile} hint={hostile} error={hostile} defaultValue={hostile} />)
  expect(box(hostile)).toHaveValue(hostile)
  expect(box(hostile)).toHaveAccessibleDescription(`${hostile} ${hostile}`)
  expect(screen.queryByRole('img')).toBeNull()
})

describe('a password', () => {
  const password = () => screen.getByLabelText('Password')

  function Login({ send }: { send: () => void }) {
    const [value, setValue] = useState('')
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      send()
    }
    return (
      <form onSubmit={submit}>
        <PasswordField label="Password" value={value} onChange={(event) => setValue(event.target.value)} />
        <Button type="submit">Log in</Button>
      </form>
    )
  }

  test('is hidden until it is asked for, and keeps what was typed', async () => {
    const send = jest.fn()
    const { user } = await renderUi(<Login send={send} />)
    await user.type(password(), 'seven boats')
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('seven boats')
    await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }))
    expect(password()).toHaveAttribute('type', 'password')
    expect(send).not.toHaveBeenCalled()
  })

  test('is shown by the keyboard; Enter in it sends the form', async () => {
    const send = jest.fn()
    const { user } = await renderUi(<Login send={send} />)
    await user.tab()
    await user.keyboard('boats')
    await user.tab()
    await user.keyboard(' ')
    expect(password()).toHaveAttribute('type', 'text')
    await user.type(password(), '{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('has an error as every field, and speaks Hindi', async () => {
    await renderUi(<PasswordField label="Password" error="ग़लत" />, 'hi')
    expect(password()).toHaveAccessibleDescription('ग़लत')
    expect(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible()
  })
})

describe('a choice', () => {
  const SORTS = [
    { value: 'name', label: 'Name' },
    { value: 'progress', label: 'Progress' },
  ] as const

  test('shows its value and reports another one', async () => {
    const choose = jest.fn()
    const { user, rerender } = await renderUi(
      <SelectField label="Sort by" value="name" onChange={choose} options={[...SORTS]} />,
    )
    const list = screen.getByRole('combobox', { name: 'Sort by' })
    expect(list).toHaveDisplayValue('Name')
    await user.selectOptions(list, 'Progress')
    expect(choose).toHaveBeenCalledWith('progress')
    expect(list).toHaveDisplayValue('Name')
    rerender(<SelectField label="Sort by" value="progress" onChange={choose} options={[...SORTS]} />)
    expect(list).toHaveDisplayValue('Progress')
  })

  test('is reached by its label', async () => {
    const { user } = await renderUi(
      <SelectField label="Sort by" value="name" onChange={jest.fn()} options={[...SORTS]} />,
    )
    await user.click(screen.getByText('Sort by'))
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  })
})

test('a button sends a form only where it is told to', async () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault())
  const { user } = await renderUi(
    <form onSubmit={send}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).toHaveBeenCalledTimes(1)
})
