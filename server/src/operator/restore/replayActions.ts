import type { Kysely } from 'kysely'
import { findPerson } from '../../accounts/people/person.repo'
import { endSuspension, insertSanction } from '../../accounts/people/sanctions.repo'
import {
  deletePasskeyAgain,
  replaceCodesAgain,
  turnOffAgain,
  turnOnAgain,
  useCodeAgain,
} from '../../accounts/passkeys/restore.repo'
import { withdrawCheck } from '../../accounts/people/mentorChecks.repo'
import { changeConsent, withdrawnAt } from '../../accounts/people/age.repo'
import { eraseLearner, eraseMentor } from '../../api/account-data/accountErasure'
import { forgetSignatures, publishKey, retireKey } from '../../learning/certificates/credential/keys.repo'
import { cancelMentorshipsOf } from '../../mentoring/mentorships/cancelMentorships.repo'
import type { ApiDatabase } from '../../kernel/database/schema'
import { deleteFile, unreferencedFilesOf } from '../../kernel/files/files.repo'
import { insertEntry, listEntries, type JournalEntry } from '../../kernel/restore-journal/restoreJournal.repo'
import { erasePerson } from '../../chat/personal-data/personalData.repo'
import type { ChatDatabase } from '../../chat/database/schema'
import { findReason, hasAuditSince, recordAudit } from '../audit.repo'
import { findCertificate, insertRevokedBit, restoreRevocation } from '../certificates.repo'
import { setStatus } from '../mentors.repo'
import { replaceAgain } from './replaceAgain'

/**
 * Repeats the revocation of a certificate. Its bit in the status list is set even if the certificate was issued, or
 * signed, after the backup was taken: copies of it must not verify.
 */
async function revokeAgain(tx: Kysely<ApiDatabase>, entry: JournalEntry): Promise<void> {
  const { subject, at, detail } = entry
  const bit = detail?.startsWith('status-') ? Number(detail.slice('status-'.length)) : null
  const row = await findCertificate(tx, subject, bit)
  if (!row) return bit === null ? undefined : insertRevokedBit(tx, bit, at)
  const reason = await findReason(tx, 'certificates revoke', entry)
  await restoreRevocation(tx, row.id, { at, reason, statusIndex: row.status_index ?? bit })
}

type Api = Kysely<ApiDatabase>
type Chat = Kysely<ChatDatabase>
type Kind = JournalEntry['kind']

/** Name under which a restore imposes and lifts sanctions. */
const RESTORE = 'restore'

/** Number of repeated entries by kind. */
export type Replayed = Partial<Record<Kind, number>>

/**
 * Repeats, in order, the journal entries that are newer than the backup, and adds them to the journal of the restored
 * database. Entries that the backup contains are skipped.
 */
export async function replayActions(api: Api, chat: Chat, entries: JournalEntry[]): Promise<Replayed> {
  const known = new Set((await listEntries(api)).map(({ id }) => id))
  const replayed: Replayed = {}
  for (const entry of entries.filter(({ id }) => !known.has(id))) {
    await api.transaction().execute(async (tx) => {
      await AGAIN[entry.kind](tx, entry)
      await insertEntry(tx, entry)
    })
    if (entry.kind === 'account-erased') await erasePerson(chat, entry.subject, entry.at)
    replayed[entry.kind] = (replayed[entry.kind] ?? 0) + 1
  }
  return replayed
}

const AGAIN: Record<Kind, (tx: Api, entry: JournalEntry) => Promise<unknown>> = {
  'account-erased': eraseAgain,
  'account-suspended': suspendAgain,
  'account-reinstated': async (tx, { subject, at }) =>
    void (await endSuspension(tx, subject, { by: RESTORE, now: at })),
  'mentor-approved': (tx, entry) => decideAgain(tx, entry, 'active'),
  'mentor-rejected': (tx, entry) => decideAgain(tx, entry, 'inactive'),
  'certificate-revoked': revokeAgain,
  'certificate-replaced': replaceAgain,
  'key-retired': async (tx, { subject, at }) => {
    await publishKey(tx, subject, at)
    await retireKey(tx, subject, at)
    await forgetSignatures(tx, subject)
  },
  'mentor-check-withdrawn': (tx, { subject, at }) => withdrawCheck(tx, subject, at),
  'passkey-removed': deletePasskeyAgain,
  'recovery-code-used': useCodeAgain,
  'recovery-codes-replaced': replaceCodesAgain,
  'second-factor-on': turnOnAgain,
  'second-factor-off': turnOffAgain,
  'guardian-consent-ended': (tx, { subject, at }) =>
    changeConsent(tx, { learnerId: subject, from: ['asked', 'given', 'verified'] }, withdrawnAt(at)),
}

/**
 * Repeats an account deletion and sends no second mail. Files need not be deleted, because a restore only
 * restores files to which a row refers.
 */
async function eraseAgain(tx: Api, { subject, role, detail, at }: JournalEntry) {
  const person = await findPerson(tx, role === 'mentor' ? 'mentor' : 'user', subject)
  // The person is missing if the account was created after the backup.
  if (!person) return
  const now = new Date(at)
  if (person.role === 'user')
    await eraseLearner(tx, person, { keepCertificates: detail === 'keep-certificates', now })
  else await eraseMentor(tx, person, now)
  for (const { folder } of await unreferencedFilesOf(tx, subject)) await deleteFile(tx, folder)
}

/**
 * Repeats a suspension. There is no need to notify chat here: triggers record every change of access, and the
 * main API sends it to chat.
 */
async function suspendAgain(tx: Api, entry: JournalEntry) {
  const person = await findPerson(tx, entry.role === 'mentor' ? 'mentor' : 'user', entry.subject)
  if (!person) return
  const reason = (await findReason(tx, 'users suspend', entry)) ?? LOST_SUSPENSION_REASON
  const until = /^until-(.+)/.exec(entry.detail ?? '')?.[1]
  await insertSanction(tx, { person, kind: 'suspension', reason, until, by: RESTORE, now: entry.at })
  await cancelMentorshipsOf(tx, person.id, entry.at)
}

const LOST_SUSPENSION_REASON =
  'The reason is in the mail that told you about it. · कारण उस ईमेल में लिखा है जिसमें आपको यह सूचना दी गई थी।'

async function decideAgain(tx: Api, { subject, at, kind }: JournalEntry, status: 'active' | 'inactive') {
  await setStatus(tx, subject, status, at)
  if (status === 'inactive') await cancelMentorshipsOf(tx, subject, at)
  const act = kind === 'mentor-approved' ? 'mentors approve' : 'mentors reject'
  if (await hasAuditSince(tx, act, subject, at)) return
  const context = { operator: RESTORE, clock: () => new Date(at) }
  await recordAudit(tx, context, { act, target: subject, reason: REASON_LOST })
}

const REASON_LOST =
  'Done again after a backup was restored; the reason was lost, it is in the mail to the mentor.'
