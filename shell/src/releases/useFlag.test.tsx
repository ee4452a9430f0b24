import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { FlagsContext, useFlag } from '@mentor-connect/contract/flags'

const Search = () => <p>{useFlag('jobs.new-search') ? 'the new search' : 'the search'}</p>

const withFlags = (isOn: boolean, isOnForAll: boolean) => (
  <FlagsContext value={{ isOn: () => isOn, isOnForAll: () => isOnForAll }}>
    <Search />
  </FlagsContext>
)

test('a browser in which the flag is on shows what is behind it', () => {
  render(withFlags(true, false))
  expect(screen.getByText('the new search')).toBeVisible()
})

test('every flag is off in a shell that does not know flags', () => {
  render(<Search />)
  expect(screen.getByText('the search')).toBeVisible()
})

test('a page from a server first has the flags of all browsers, so React finds no difference', async () => {
  const html = renderToString(withFlags(true, false))
  expect(html).toContain('the search')
  const root = document.createElement('div')
  root.innerHTML = html
  const differs = jest.fn()
  await act(async () => void hydrateRoot(root, withFlags(true, false), { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(root).toHaveTextContent('the new search')
})
