import { drawingSize } from './drawingSize'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${content}</svg>`

test('reads the size of a drawing', () => {
  expect(
    drawingSize(svg('<rect width="1" height="2"/><text x="1">a href="#"> नमस्ते</text>'), 'a.svg'),
  ).toEqual({
    width: 400,
    height: 300,
  })
})

test.each([
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT/>'),
  svg('<rect onload="alert(1)"/>'),
  svg('<rect\nonclick = "x"/>'),
  svg('<foreignObject/>'),
  svg('<!-- "> --><rect/>'),
  svg('<rect fill=">" onload="alert(1)"/>'),
  svg('<image href="https://example.org/a.png"/>'),
  svg('<use xlink:href="#a"/>'),
  svg('<rect fill="url(https://example.org)"/>'),
  svg('<style>@import "x"</style>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  '<svg viewBox="0 0 1 1"></svg>',
  '<html></html>',
  '',
])('refuses %j', (text) => {
  expect(() => drawingSize(text, 'a.svg')).toThrow(/^a\.svg/)
})
