import { writeFile } from 'node:fs/promises'
import { OperatorError, type Command } from '../command'
import { openReportedFile } from '../safety/reportedFile'
import { findCaseAboutWork } from '../safety/reportedFiles.repo'

export const workFileCommands: Command[] = [
  {
    name: 'works file',
    argument: 'id',
    options: { out: 'file' },
    requires: ['out'],
    about: 'writes the file of a reported work; every opening is recorded in the audit',
    run: async (context, id, { out }) => {
      const caseId = await findCaseAboutWork(context.db, id)
      if (!caseId) throw new OperatorError(`No case has a report about the work ${id}.`)
      const opened = await openReportedFile(context, { caseId, id })
      if (opened === 'none') throw new OperatorError(`The work ${id} has no file.`)
      if (opened === 'deleted') throw new OperatorError(`The file of the work ${id} has been deleted since.`)
      const { name, type, stored } = opened
      const file = String(out)
      await writeFile(file, stored.content, { mode: 0o600 })
      return { json: { file, name, type, bytes: stored.bytes }, text: `“${name}” is written to ${file}.` }
    },
  },
]
