import { HOLD_ATTRIBUTE } from '@mentor-connect/shared/site/firstPaint'
import { RENDERED_STATE_ID } from '@mentor-connect/shared/site/rendering'
import { renderedAnswers } from './renderedAnswers'

afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
})

const page = () =>
  (document.body.innerHTML = `<script type="application/json" id="${RENDERED_STATE_ID}">{"answers":{"key":[1]},"time":1}</script>`)

test('a rendered page brings the responses that it was rendered with', () => {
  page()
  expect(renderedAnswers()).toEqual({ key: [1] })
})

test('a page that was not rendered brings none', () => {
  expect(renderedAnswers()).toEqual({})
})

test('a page whose content is held back brings none: it is that of a visitor', () => {
  page()
  document.documentElement.setAttribute(HOLD_ATTRIBUTE, '')
  expect(renderedAnswers()).toEqual({})
})
