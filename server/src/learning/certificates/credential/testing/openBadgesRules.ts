type Json = Record<string, unknown>

/**
 * Checks a credential against the rules of the AchievementCredential schema of Open Badges 3.0 and returns the
 * rules that it breaks. The rules are in our own words, because the schema is published without a licence to
 * copy it.
 */
export function schemaProblems(credential: Json): string[] {
  const problems: string[] = []
  const rule = (holds: unknown, text: string) => void (holds || problems.push(text))
  const lists = (value: unknown, ...members: string[]) =>
    Array.isArray(value) && members.every((member) => value.includes(member))

  const subject = credential['credentialSubject'] as Json
  const achievement = subject['achievement'] as Json
  const [w3c, openBadges] = credential['@context'] as string[]
  rule(w3c === 'https://www.w3.org/ns/credentials/v2', 'the first context is that of the W3C')
  rule(
    /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.\d+\.\d+\.json$/.test(openBadges ?? ''),
    'the second context is that of Open Badges',
  )
  rule(lists(credential['type'], 'VerifiableCredential', 'AchievementCredential'), 'type lists both')
  rule(isUrl(credential['id']), 'id is a URI')
  rule(isTime(credential['validFrom']), 'validFrom has a zone')
  for (const property of ['proof', 'evidence', 'credentialSchema', 'termsOfUse'])
    rule(credential[property] === undefined || Array.isArray(credential[property]), `${property} is a list`)
  const issuer = credential['issuer'] as Json
  rule(isUrl(issuer['id']) && lists(issuer['type'], 'Profile'), 'the issuer is a Profile with an id')
  rule(lists(subject['type'], 'AchievementSubject'), 'the subject is an AchievementSubject')
  rule(subject['id'] !== undefined || Array.isArray(subject['identifier']), 'the subject is identified')
  rule(lists(achievement['type'], 'Achievement') && isUrl(achievement['id']), 'the achievement has an id')
  for (const property of ['name', 'description'])
    rule(typeof achievement[property] === 'string', `the achievement has a ${property}`)
  rule(typeof achievement['criteria'] === 'object', 'the achievement has criteria')
  for (const related of (achievement['related'] ?? []) as Json[])
    rule(lists(related['type'], 'Related') && isUrl(related['id']), 'a related achievement has an id')
  rule(
    achievement['achievementType'] === undefined ||
      ['Course', 'LearningProgram', 'Assignment'].includes(String(achievement['achievementType'])),
    'the type of the achievement is one of the list',
  )
  for (const identity of subject['identifier'] as Json[]) problems.push(...identityProblems(identity))
  problems.push(...resultProblems(subject, achievement))
  for (const evidence of (credential['evidence'] ?? []) as Json[])
    rule(
      lists(evidence['type'], 'Evidence') && (evidence['id'] === undefined || isUrl(evidence['id'])),
      'evidence is of the type Evidence, and its id is a URI',
    )
  return problems
}

function identityProblems(identity: Json): string[] {
  const known = ['type', 'hashed', 'identityHash', 'identityType', 'salt']
  const holds =
    identity['type'] === 'IdentityObject' &&
    typeof identity['hashed'] === 'boolean' &&
    typeof identity['identityHash'] === 'string' &&
    Object.keys(identity).every((key) => known.includes(key))
  return holds ? [] : ['an identifier is an IdentityObject without further properties']
}

/** Requires that the achievement describes each result, and that each value is a text. */
function resultProblems(subject: Json, achievement: Json): string[] {
  const described = (achievement['resultDescription'] ?? []) as Json[]
  const isDescription = (one: Json) =>
    isUrl(one['id']) &&
    (one['type'] as string[]).includes('ResultDescription') &&
    typeof one['name'] === 'string' &&
    typeof one['resultType'] === 'string' &&
    ['valueMin', 'valueMax', 'requiredValue'].every((key) =>
      ['string', 'undefined'].includes(typeof one[key]),
    )
  const isResult = (one: Json) =>
    (one['type'] as string[]).includes('Result') &&
    typeof one['value'] === 'string' &&
    described.some(({ id }) => id === one['resultDescription'])
  const results = (subject['result'] ?? []) as Json[]
  return [
    ...(described.every(isDescription) ? [] : ['a result description is complete']),
    ...(results.every(isResult) ? [] : ['a result is described by the achievement']),
  ]
}

const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value)

const isTime = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)
