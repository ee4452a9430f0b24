/**
 * The flag for Node's permission model. Newer versions of Node only know its final name, Node 20 only its first name.
 *
 * @param known the flags that this Node knows
 */
export const permissionFlag = (known: ReadonlySet<string>) =>
  known.has('--permission') ? '--permission' : '--experimental-permission'
