import { renderUi } from '@mentor-connect/testing/renderUi'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { WholeNumberField } from './WholeNumberField'

const onChange = jest.fn()

function Form({ initial, isOptional }: { initial?: number; isOptional?: boolean }) {
  const [value, setValue] = useState(initial)
  const handleChange = (next: number | undefined) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <WholeNumberField
        {...{ label: 'Seats', min: 2, max: 500, value, isOptional }}
        rule="From 2 to 500"
        onChange={handleChange}
      />
      <button onClick={() => setValue(7)}>Seven</button>
    </>
  )
}

test.each([
  ['२०', 20],
  ['２０', 20],
  ['٢٠', 20],
  [' 20 ', 20],
  ['20.', 20],
])('%s is a whole number', async (typed, value) => {
  const user = userEvent.setup()
  await renderUi(<Form isOptional />)
  await user.type(screen.getByLabelText('Seats'), typed)
  expect(onChange).toHaveBeenLastCalledWith(value)
  expect(screen.getByLabelText('Seats')).toBeValid()
})

test.each(['1', '501', '2.5', '-20', 'ten', '1.200'])('%s says the rule', async (typed) => {
  const user = userEvent.setup()
  await renderUi(<Form isOptional />)
  await user.type(screen.getByLabelText('Seats'), typed)
  expect(onChange).toHaveBeenLastCalledWith(NaN)
  expect(screen.getByLabelText('Seats')).toHaveValue(typed)
  expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription('From 2 to 500')
})

test('only an optional number may be empty', async () => {
  const user = userEvent.setup()
  const { unmount } = await renderUi(<Form initial={20} />)
  await user.clear(screen.getByLabelText('Seats'))
  expect(screen.getByLabelText('Seats')).toBeInvalid()
  unmount()
  await renderUi(<Form initial={20} isOptional />)
  await user.clear(screen.getByLabelText('Seats'))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(screen.getByLabelText('Seats')).toBeValid()
})

test('shows a value that is set from outside', async () => {
  const user = userEvent.setup()
  await renderUi(<Form initial={20} />)
  await user.type(screen.getByLabelText('Seats'), '0')
  await user.click(screen.getByRole('button', { name: 'Seven' }))
  expect(screen.getByLabelText('Seats')).toHaveValue('7')
})
