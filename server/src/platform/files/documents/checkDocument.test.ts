import { doc, PDF, png } from '../../../testing/files/samples'
import { docx, zipArchive } from '../../../testing/files/zipArchive'
import { checkDocument } from './checkDocument'

const MEBIBYTE = 1024 * 1024

it.each<[string, Buffer, string]>([
  ['PDF', PDF, 'pdf'],
  ['PDF below two line breaks', Buffer.concat([Buffer.from('\r\n\r\n'), PDF]), 'pdf'],
  ['PDF with a byte order mark', Buffer.concat([Buffer.from('\ufeff'), PDF]), 'pdf'],
  ['PDF of a printer', Buffer.concat([Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n'), PDF]), 'pdf'],
  ['PDF whose header is as late as it may be', Buffer.concat([Buffer.alloc(1019), PDF]), 'pdf'],
  ['DOC', doc(), 'doc'],
  ['DOCX', docx(), 'docx'],
  ['DOCX with a picture', docx([{ name: 'word/media/image1.png', content: 'x'.repeat(9000) }]), 'docx'],
])('takes a %s', async (_, bytes, extension) => {
  expect((await checkDocument(bytes)).extension).toBe(extension)
})

it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a picture', () => png(8, 8), /not a PDF or Word/],
  ['text', () => Buffer.from('hello'), /not a PDF or Word/],
  ['a page with a PDF inside', () => Buffer.concat([Buffer.from('<html>'), PDF]), /not a PDF or Word/],
  ['a PDF whose header is too late', () => Buffer.concat([Buffer.alloc(1024), PDF]), /not a PDF or Word/],
  ['half a PDF', () => PDF.subarray(0, 30), /damaged/],
  ['an encrypted PDF', () => Buffer.from(`%PDF-1.7 /Encrypt 3 0 R startxref 0 %%EOF`), /password/],
  ['a DOC with macros', () => doc('_VBA_PROJECT'), /macros/],
  ['an encrypted DOCX', () => doc('EncryptedPackage'), /password/],
  ['an old Excel file', () => Buffer.from(doc().subarray(0, 2000)), /damaged/],
  ['any zip', () => zipArchive([{ name: 'a.txt', content: 'a' }]), /damaged/],
  ['a truncated DOCX', () => docx().subarray(0, 100), /damaged/],
  ['a DOCX with macros', () => docx([{ name: 'word/vbaProject.bin', content: 'x' }]), /macros/],
  ['a DOCX with a password', () => docx([{ name: 'x', content: 'x', encrypted: true }]), /password/],
  ['a DOCX with a path outside its folder', () => docx([{ name: '../../x', content: 'x' }]), /damaged/],
  ['a DOCX with a duplicate name', () => docx([{ name: 'word/document.xml', content: 'x' }]), /damaged/],
  ['a bomb', () => docx([{ name: 'a', content: Buffer.alloc(60 * MEBIBYTE) }]), /unpacks/],
  [
    'a zip bomb with a false size',
    () => docx([{ name: 'a', content: Buffer.alloc(60 * MEBIBYTE), stated: 9 }]),
    /unpacks/,
  ],
  ['a false size', () => docx([{ name: 'a', content: 'abc', stated: 9 }]), /damaged/],
  [
    'thousands of entries',
    () => docx(Array.from({ length: 2100 }, (_, at) => ({ name: `a${at}`, content: '' }))),
    /unpacks/,
  ],
])('refuses %s', async (_, make, reason) => {
  await expect(checkDocument(await make())).rejects.toThrow(reason)
})
