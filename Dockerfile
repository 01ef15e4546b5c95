# The server image: only what it needs at run time, no build tools (docs/deploying.md, "In containers").
# `npm run release:rehearse` runs these steps without Docker.

FROM node:26.10.0-slim AS build
WORKDIR /codex
COPY . .
RUN npm run release:tree -- runtime

FROM node:26.10.0-slim
WORKDIR /codex
COPY --from=build /codex/runtime .
RUN install -d -o node -g node -m 700 data
USER node
ENV PORT=3000
# Saves a sixth of the memory: otherwise the allocator keeps an arena for each thread that has compressed a page.
ENV MALLOC_ARENA_MAX=2
EXPOSE 3000
VOLUME ["/codex/data"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "tools/is-ready.mjs"]
CMD ["node", "server/main.ts"]
