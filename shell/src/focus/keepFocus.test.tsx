import { keepFocus } from './keepFocus'

let end: () => void
let root: HTMLElement

function show(html: string) {
  root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
  end = keepFocus(root)
}
afterEach(() => end())

const byId = (id: string) => document.getElementById(id)!
/** Waits for React's effects, and for the frame in which `keepFocus` acts. */
const nextFrames = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
async function remove(id: string) {
  byId(id).focus()
  byId(id).remove()
  await nextFrames()
}

it('moves to the first control of what is left around a removed one', async () => {
  show(
    '<main><ul><li id="row"><button id="mark">Mark</button><a id="open" href="/x">Open</a></li></ul></main>',
  )
  await remove('mark')
  expect(byId('open')).toHaveFocus()
})

it('goes further out where everything around it was removed, too', async () => {
  show(
    '<main><h1>Reviews</h1><section id="list"><form id="form"><button id="save">Save</button></form></section></main>',
  )
  byId('save').focus()
  byId('form').replaceWith(Object.assign(document.createElement('button'), { id: 'edit' }))
  await nextFrames()
  expect(byId('edit')).toHaveFocus()
})

it('takes a place without controls as a last resort, and leaves no tab stop behind', async () => {
  show('<main><p id="text">Done.<button id="only">Do it</button></p><button id="later">Next</button></main>')
  await remove('only')
  expect(byId('text')).toHaveFocus()
  byId('later').focus()
  expect(byId('text')).not.toHaveAttribute('tabindex')
})

it('does not pass a disabled button as a control', async () => {
  show(
    '<main><p id="box"><button id="gone">1</button><button disabled>2</button><button id="usable">3</button></p></main>',
  )
  await remove('gone')
  expect(byId('usable')).toHaveFocus()
})

it('leaves the focus alone where the code has set it, or a person has pressed elsewhere', async () => {
  show(
    '<main><p><button id="one">1</button><button id="two">2</button></p><button id="three">3</button></main>',
  )
  byId('one').focus()
  byId('one').remove()
  byId('three').focus()
  await nextFrames()
  expect(byId('three')).toHaveFocus()

  byId('three').blur()
  byId('two').focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  byId('two').blur()
  byId('two').remove()
  await nextFrames()
  expect(document.body).toHaveFocus()
})

it('leaves the focus to an open dialog', async () => {
  show(
    '<main><p><button id="opener">Open</button><a href="/x">Other</a></p><dialog open><p>Hello</p></dialog></main>',
  )
  await remove('opener')
  expect(document.body).toHaveFocus()
})
