import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Learner, Mentor } from '@mentor-connect/contract/api/people'
import { PDF } from '../../testing/files/samples'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'
import { sendWorkWithFile } from '../../testing/sendWorkWithFile'
import type { SignedIn } from '../../testing/signedIn'
import { listAudit } from '../audit.repo'

let w: SafetyWorld
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
let folder: string
beforeEach(async () => {
  w = await safetyWorld()
  ;({ ravi: mentor, asha: learner } = w)
  folder = await mkdtemp(join(tmpdir(), 'mentor-connect-work-'))
})
afterEach(async () => {
  await w.close()
  await rm(folder, { recursive: true })
})

const report = (workId: string) =>
  w.post(mentor, '/reports', {
    userId: mentor.account._id,
    kind: 'work',
    subjectId: workId,
    seq: 1,
    category: 'harassment',
    text: '',
  })

it('the command writes the file of a reported work for its owner alone, and the audit has the case', async () => {
  const file = { field: 'document', name: 'budget.pdf' } as const
  const workId = await sendWorkWithFile(w, { mentor, learner, file })
  const id = `${workId}/1`
  const out = join(folder, 'work.pdf')
  await expect(w.operate('works file', id, { out })).rejects.toThrow('No case has a report about the work')
  await report(workId)
  const written = await w.operate('works file', id, { out })
  expect(written.json).toEqual({ file: out, name: 'budget.pdf', type: 'application/pdf', bytes: PDF.length })
  expect((await readFile(out)).equals(PDF)).toBe(true)
  expect((await stat(out)).mode & 0o077).toBe(0)
  const { id: caseId } = await w.db.selectFrom('cases').select('id').executeTakeFirstOrThrow()
  expect(await listAudit(w.db, 1)).toMatchObject([
    { act: 'works file', target: id, reason: `case ${caseId}`, operator: 'root' },
  ])
  await w.erase(learner)
  await expect(w.operate('works file', id, { out })).rejects.toThrow('has been deleted since')
})

it('the command says that a work has no file', async () => {
  const workId = await sendWorkWithFile(w, { mentor, learner })
  await report(workId)
  const out = join(folder, 'work.pdf')
  await expect(w.operate('works file', `${workId}/1`, { out })).rejects.toThrow('has no file')
})
