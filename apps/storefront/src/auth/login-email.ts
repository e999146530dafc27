/** Where the address that was typed at the login is stored for this tab: who forgot the password need not type it again. */
export const loginEmailKey = 'login'
