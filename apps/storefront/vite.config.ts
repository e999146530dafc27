import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Builds dist/client (what browsers load) and dist/server/server.js (what apps/server renders pages with). */
export default defineConfig({
  plugins: [tanstackStart({ router: { routeFileIgnorePattern: '\\.test\\.' } }), react(), precompress()],
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
  server: { host: '127.0.0.1' },
})
