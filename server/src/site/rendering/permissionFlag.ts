/**
 * The flag of Node's permission model: newer versions know it by its final name only, Node 20 by its first one.
 *
 * @param known the flags that this Node knows
 */
export const permissionFlag = (known: ReadonlySet<string>) =>
  known.has('--permission') ? '--permission' : '--experimental-permission'
