import '@testing-library/jest-dom'
import * as matchers from '@testing-library/jest-dom/matchers'
import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { configure } from '@testing-library/dom'
import { prepareBrowser } from './prepareBrowser'

// The build compiles messages ahead of time; tests compile the JSON files at run time.
i18n.setMessagesCompiler(compileMessage)

// A control with `aria-disabled` is unavailable to people, too; it only keeps the focus. jest-dom only recognizes
// `disabled`.
const isAriaDisabled = (element: unknown) =>
  element instanceof Element && element.getAttribute('aria-disabled') === 'true'
expect.extend({
  toBeDisabled(element: HTMLElement) {
    const result = matchers.toBeDisabled.call(this as never, element)
    return isAriaDisabled(element) ? { ...result, pass: true } : result
  },
  toBeEnabled(element: HTMLElement) {
    const result = matchers.toBeEnabled.call(this as never, element)
    return isAriaDisabled(element) ? { ...result, pass: false } : result
  },
})

// A high timeout in ms for slow machines. It only delays failing tests, because elements that exist are found at
// once.
configure({ asyncUtilTimeout: 30_000 })

// A test with `@jest-environment node` renders as a server does and has no document to prepare.
if (typeof document !== 'undefined') prepareBrowser()
