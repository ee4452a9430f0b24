import { groupedId, meantIds, newCertificateId } from './certificateId'

const inDevanagari = (id: string) => id.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)
const fullWidth = (id: string) =>
  [...id].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')

it('makes ids without letters that look alike', () => {
  const ids = Array.from({ length: 50 }, newCertificateId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16,22}$/)
})

it('groups an id, and understands it in groups', () => {
  const id = newCertificateId()
  expect(groupedId('abcdefghij')).toBe('abcd efgh ij')
  for (const typed of [
    id,
    groupedId(id),
    groupedId(id).replaceAll(' ', '-'),
    ` ${groupedId(id)}\n`,
    inDevanagari(id),
    fullWidth(id),
  ])
    expect(meantIds(typed)).toContain(id)
  expect(meantIds('q7Xk2-PvT9mZr4LwB1sNcA')[0]).toBe('q7Xk2-PvT9mZr4LwB1sNcA')
})
