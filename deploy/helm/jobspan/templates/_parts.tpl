{{- /* Only functions of Go's own templates are used, so that the chart can be rendered wherever these can. Of those, Helm has another `slice`. */ -}}

{{- define "jobspan.labels" }}
    app.kubernetes.io/name: jobspan
    app.kubernetes.io/instance: {{ .Release.Name }}
    app.kubernetes.io/version: {{ printf "%q" .Values.image.tag }}
    app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "jobspan.podSecurity" }}
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile:
          type: RuntimeDefault
{{- if .Values.image.pullSecrets }}
      imagePullSecrets:
{{- range .Values.image.pullSecrets }}
        - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{- define "jobspan.containerSecurity" }}
          securityContext:
            readOnlyRootFilesystem: true
            allowPrivilegeEscalation: false
            capabilities:
              drop: [ALL]
{{- end }}

{{- define "jobspan.siteEnv" }}
            - name: PUBLIC_ORIGIN
              value: "{{ .Values.site.scheme }}://{{ .Values.site.host }}"
            - name: BRAND_NAME
              value: {{ printf "%q" .Values.site.brandName }}
            - name: TRUST_PROXY
              value: {{ printf "%q" .Values.site.trustProxy }}
            - name: LOG_LEVEL
              value: {{ .Values.site.logLevel }}
{{- end }}

{{- /* Further names of the site, after others. */ -}}
{{- define "jobspan.moreHosts" }}{{ if .Values.site.allowedHosts }},{{ .Values.site.allowedHosts }}{{ end }}{{ end }}

{{- define "jobspan.tracingEnv" }}
{{- if .Values.tracing.endpoint }}
            - name: OTEL_EXPORTER_OTLP_ENDPOINT
              value: {{ printf "%q" .Values.tracing.endpoint }}
{{- end }}
{{- end }}

{{- define "jobspan.tracingSecret" }}
{{- if .Values.tracing.secret }}
            - secretRef:
                name: {{ .Values.tracing.secret }}
{{- end }}
{{- end }}

{{- /* Of a service and of the job that migrates its database: both refuse a key in the Secret without the rest of its group. */ -}}
{{- define "jobspan.apiEnv" }}
            - name: REGISTRY_KEYS_FILE
              value: /registry/public-keys.json
{{- template "jobspan.env" .Values.api.env }}
{{- end }}

{{- /* How the API searches. With passwords the address stands in its Secret. */ -}}
{{- define "jobspan.searchEnv" }}
{{- if and .Values.opensearch.own (not .Values.opensearch.secret) }}
            - name: OPENSEARCH_URL
              value: "http://{{ .Release.Name }}-opensearch:9200"
{{- end }}
            - name: OPENSEARCH_SHARDS
              value: "{{ .Values.opensearch.shards }}"
            - name: OPENSEARCH_REPLICAS
              value: "{{ .Values.opensearch.replicas }}"
{{- if .Values.opensearch.authoritySecret }}
            - name: NODE_EXTRA_CA_CERTS
              value: /opensearch/ca.crt
{{- end }}
{{- end }}

{{- define "jobspan.registryEnv" }}
            - name: API_ORIGIN
              value: "http://{{ .Release.Name }}-api:3001"
            - name: REGISTRY_PUBLIC_ORIGIN
              value: "{{ .Values.site.scheme }}://{{ .Values.registry.host }}"
{{- template "jobspan.env" .Values.registry.env }}
{{- end }}

{{- define "jobspan.env" }}
{{- range $name, $value := . }}
            - name: {{ $name }}
              value: {{ printf "%q" $value }}
{{- end }}
{{- end }}

{{- define "jobspan.resources" }}
          resources:
            requests:
{{- range $name, $value := .requests }}
              {{ $name }}: {{ printf "%q" $value }}
{{- end }}
            limits:
{{- range $name, $value := .limits }}
              {{ $name }}: {{ printf "%q" $value }}
{{- end }}
{{- end }}

{{- define "jobspan.nodeSelector" }}
{{- if . }}
      nodeSelector:
{{- range $name, $value := . }}
        {{ $name }}: {{ printf "%q" $value }}
{{- end }}
{{- end }}
{{- end }}

{{- /* Egress to each peer of a list: a namespace of the cluster, or addresses. */ -}}
{{- define "jobspan.egressTo" }}
{{- range . }}
    - to:
{{- if index . "cidr" }}
        - ipBlock:
            cidr: {{ printf "%q" .cidr }}
{{- else }}
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: {{ .namespace }}
{{- if index . "pods" }}
          podSelector:
            matchLabels:
{{- range $name, $value := .pods }}
              {{ $name }}: {{ printf "%q" $value }}
{{- end }}
{{- end }}
{{- end }}
      ports:
        - {protocol: TCP, port: {{ .port }}}
{{- end }}
{{- end }}

{{- define "jobspan.egressToNames" }}
{{- range . }}
    - to:
{{- if index . "cidr" }}
        - ipBlock:
            cidr: {{ printf "%q" .cidr }}
{{- else }}
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: {{ .namespace }}
{{- end }}
      ports:
        - {protocol: UDP, port: {{ .port }}}
        - {protocol: TCP, port: {{ .port }}}
{{- end }}
{{- end }}

{{- /* HTTPS to addresses that everybody can reach: none of a private network, and none that only this node has. */ -}}
{{- define "jobspan.egressToPublicHttps" }}
    - to:
        - ipBlock:
            cidr: 0.0.0.0/0
            except: [0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
        - ipBlock:
            cidr: "::/0"
            except: ["::1/128", "fc00::/7", "fe80::/10"]
      ports:
        - {protocol: TCP, port: 443}
{{- end }}
