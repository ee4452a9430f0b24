import { BRAND } from '@mentor-connect/contract/rules/brand'
import { createHash } from 'node:crypto'
import type { CredentialAddresses } from './addresses'
import { zonedTime } from './zonedTime'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './contexts'
import type { Document } from './dataIntegrity'

/** The content of a certificate and its place in the status lists. */
export interface Achievement {
  certificateId: string
  courseId: string
  courseName: string
  instructorName: string
  learnerName: string
  learnerEmail: string
  issuedAt: Date
  status: StatusPlace
}

export interface StatusPlace {
  list: number
  position: number
}

export type AchievementCredential = ReturnType<typeof achievementCredential>

/** A certificate as an Open Badges 3.0 AchievementCredential, unsigned. */
export function achievementCredential(text: Achievement, addresses: CredentialAddresses, siteUrl: string) {
  const { courseName, instructorName } = text
  return {
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: addresses.credential(text.certificateId),
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: courseName,
    issuer: { id: addresses.did, type: ['Profile'], name: BRAND.en, url: siteUrl },
    validFrom: zonedTime(text.issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [nameIdentity(text.learnerName), emailIdentity(text.learnerEmail, text.certificateId)],
      achievement: {
        id: `${siteUrl}/resource/${text.courseId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseName,
        description: `Completion of the course "${courseName}", taught by ${instructorName}.`,
        criteria: { narrative: 'Every lesson of the course has been completed.' },
      },
    },
    credentialStatus: statusEntry(text.status, addresses),
  } satisfies Document
}

function nameIdentity(name: string) {
  return { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }
}

/** A salted hash: somebody who knows the address can check whose certificate it is, nobody else learns the address. */
function emailIdentity(email: string, salt: string) {
  const hash = createHash('sha256').update(`${email}${salt}`).digest('hex')
  return {
    type: 'IdentityObject',
    identityType: 'emailAddress',
    hashed: true,
    identityHash: `sha256$${hash}`,
    salt,
  }
}

function statusEntry({ list, position }: StatusPlace, addresses: CredentialAddresses) {
  return {
    id: `${addresses.statusList(list)}#${position}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(position),
    statusListCredential: addresses.statusList(list),
  }
}
