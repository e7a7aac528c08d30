# Set-up and build are those of `npm start`; only what runs goes into the image.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup.mjs && npm prune --omit=dev

FROM node:22-slim
ENV NODE_ENV=production PORT=8000 ORIFLAMME_DATA=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages/server/dist ./packages/server/dist
COPY --from=build /app/packages/client/dist ./packages/client/dist
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/scripts/start.mjs ./scripts/start.mjs
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
