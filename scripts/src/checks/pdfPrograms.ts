import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from '../browser/findChromium'

const PROGRAMS = ['qpdf', 'pdftotext', 'pdftoppm']

/**
 * Installs the programs that tests read certificates with. Without them, and without root, those tests are skipped.
 */
export function ensurePdfPrograms() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = (name: string) => folders.some((folder) => existsSync(join(folder, name)))
  if (PROGRAMS.every(isThere)) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return console.log('• qpdf or poppler-utils is missing: the tests of the PDF file are skipped.')
  console.log('• Installing qpdf and poppler-utils for the tests of certificates…')
  installDebianPackages('qpdf', 'poppler-utils')
}
