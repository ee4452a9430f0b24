import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters of the OWASP cheat sheet, which are the defaults of the library. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

/** Compares a password with its hash. Without a hash it takes the same time and returns false. */
export async function matchesPassword(password: string, passwordHash: string | null | undefined) {
  const matches = await verify(passwordHash ?? (await decoy()), password.normalize('NFC'))
  return matches && Boolean(passwordHash)
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword('no password is this one'))
