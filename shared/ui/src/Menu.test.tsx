import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu, MenuItem } from './Menu'

function open() {
  const act = jest.fn()
  render(
    <>
      <Menu label="More" icon={<span aria-hidden>⋮</span>}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close()
                act()
              }}
            >
              Report
            </MenuItem>
            <MenuItem>Block</MenuItem>
          </>
        )}
      </Menu>
      <button>Elsewhere</button>
    </>,
  )
  return { act, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: 'More' })
const item = () => screen.queryByRole('button', { name: 'Report' })

test('the button opens and closes the panel', async () => {
  const { user } = open()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(item()).toBeVisible()
  await user.click(button())
  expect(item()).toBeNull()
})

test('Escape closes it and returns the focus', async () => {
  const { user } = open()
  await user.click(button())
  await user.tab()
  expect(item()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(item()).toBeNull()
  expect(button()).toHaveFocus()
})

test('it closes when it loses the focus, and does not take the focus back', async () => {
  const { user } = open()
  await user.click(button())
  await user.tab()
  await user.tab()
  expect(item()).toBeVisible()
  await user.tab()
  expect(item()).toBeNull()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('an action closes it', async () => {
  const { user, act } = open()
  await user.click(button())
  await user.click(item()!)
  expect(act).toHaveBeenCalledTimes(1)
  expect(item()).toBeNull()
  expect(button()).toHaveFocus()
})
