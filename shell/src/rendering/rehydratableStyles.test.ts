import { rehydratableStyles } from './rehydratableStyles'

test('groups keep their order and are numbered without gaps', () => {
  const tags =
    '<style data-styled="true">.a{color:red;}/*!sc*/\ndata-styled.g3[id="one"]{content:"a,"}/*!sc*/\n' +
    '.b{color:red;}/*!sc*/\ndata-styled.g12[id="two"]{content:"b,"}/*!sc*/\n</style>'
  expect(rehydratableStyles(tags).css).toBe(
    '.a{color:red;}/*!sc*/\ndata-styled.g1[id="one"]{content:"a,"}/*!sc*/\n' +
      '.b{color:red;}/*!sc*/\ndata-styled.g2[id="two"]{content:"b,"}/*!sc*/\n',
  )
})
