import { expect, test } from 'vitest'
import { loadedFiles, printLoadedFiles } from './testing/loaded-files.ts'
import { emptyShopFolder, startServerProcess } from './testing/server-process.ts'

// e2e/dev-server.spec.ts tests the same for `npm run dev`.
test.each([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }])(
  'pages are rendered by the production build of React, without Vite, with %o',
  async (env) => {
    const server = startServerProcess(await emptyShopFolder(), { ...env, NODE_OPTIONS: printLoadedFiles })
    const answer = await fetch(`${await server.opened}/shop`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('</html>')
    server.child.kill('SIGTERM')
    const { react, vite } = loadedFiles((await server.ended).output)
    expect(react.filter((file) => file.includes('react-dom-server'))).not.toEqual([])
    expect(react.filter((file) => file.includes('.development'))).toEqual([])
    expect(vite).toEqual([])
  },
)
