# syntax=docker/dockerfile:1.7
# One file for all images: docker build --target shell|api|registry|releases . (docs/operations.md)
# The tag is the Node that package.json pins.
FROM node:24.21.0-bookworm-slim AS node
WORKDIR /app

# What decides about dependencies, and nothing else: the layers below stay as they are while only sources change.
FROM node AS manifests
COPY . .
RUN find . -type f -not -name package.json -not -name package-lock.json -not -path './deploy/images/*' -delete \
  && find . -type d -empty -delete

# Dependencies of each service for production, as the lock file has them, without what only browsers load.
FROM manifests AS shell-dependencies
RUN npm ci --omit=dev --no-audit --no-fund --workspace shell
FROM manifests AS api-dependencies
RUN npm ci --omit=dev --no-audit --no-fund --workspace api \
  && node deploy/images/keep-server-packages.mjs api
FROM manifests AS registry-dependencies
RUN npm ci --omit=dev --no-audit --no-fund --workspace registry \
  && node deploy/images/keep-server-packages.mjs registry
FROM manifests AS cli-dependencies
RUN npm ci --omit=dev --no-audit --no-fund --workspace cli \
  && node deploy/images/keep-server-packages.mjs cli

# Shell, console and remotes, built for production.
FROM node AS build
COPY . .
RUN node scripts/setup.mjs build
# Of each remote what is published: its build, and the file by which it is known as a remote.
RUN for remote in mf-*; do \
    mkdir -p "/remotes/$remote/src" \
    && cp -r "$remote/dist" "/remotes/$remote/" \
    && cp "$remote/src/remote.ts" "/remotes/$remote/src/" \
    || exit 1; \
  done

# All images run as the same user, so that one may read what another leaves on a volume. Only /data, /tmp and, by the registry, /registry are written to.
FROM node AS runtime
ENV NODE_ENV=production \
    NODE_OPTIONS=--disable-warning=ExperimentalWarning \
    DATA_DIR=/data
RUN mkdir -p /data /registry/public /registry/shell && chown -R node:node /data /registry
COPY shared-kit/src shared-kit/src
COPY packages/kit-server/src packages/kit-server/src

FROM runtime AS shell
COPY --from=shell-dependencies /app ./
COPY shell/server shell/server
COPY shell/src shell/src
COPY --from=build /app/shell/dist shell/dist
# /metrics is on a port of its own, which nobody publishes.
ENV HOST=0.0.0.0 \
    METRICS_PORT=9464
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/server/main.ts"]

FROM runtime AS api
COPY --from=api-dependencies /app ./
COPY api/drizzle api/drizzle
COPY api/src api/src
# Demo data and stand-ins are in demo/, which is not here.
ENV API_HOST=0.0.0.0 \
    DEMO=0
USER node
VOLUME /data
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/main.ts"]

FROM runtime AS registry
COPY --from=registry-dependencies /app ./
COPY registry/drizzle registry/drizzle
COPY registry/src registry/src
COPY --from=build /app/registry/console/dist registry/console/dist
ENV REGISTRY_HOST=0.0.0.0
USER node
VOLUME /data
EXPOSE 3002
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3002/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "registry/src/main.ts"]

# Publishes the remotes of this repository at a registry, and ends.
FROM runtime AS releases
COPY --from=cli-dependencies /app ./
COPY build/packages.ts build/workspace.ts build/
COPY cli/src cli/src
COPY scripts/publish-local-releases.ts scripts/publish-releases.ts scripts/startup-error.ts scripts/
COPY --from=build /app/shell/dist/shell.json shell/dist/shell.json
COPY --from=build /remotes ./
USER node
VOLUME /data
HEALTHCHECK NONE
CMD ["node", "scripts/publish-releases.ts"]
